/** An option of a filter: its value in the address and its label. */
export interface Option {
  value: string
  label: string
}

/** Returns the labels of a closed set as options, in their order. */
export function toOptions(words: Readonly<Record<string, string>>): Option[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}

const SHOWN_MONTHS = 12

/** Returns the latest months as options, the newest first; `today` is the site's current day, yyyy-MM-dd. */
export function monthOptions(today: string | undefined): Option[] {
  const [year = 0, month = 1] = today?.split('-').map(Number) ?? []
  return Array.from({ length: year === 0 ? 0 : SHOWN_MONTHS }, (_, back) => {
    const value = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7)
    return { value, label: value }
  })
}
