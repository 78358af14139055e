/** A choice of a condition: what the address carries and what is read. */
export interface Option {
  value: string
  label: string
}

/** The words of a closed set as choices, in their order. */
export function toOptions(words: Readonly<Record<string, string>>): Option[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}

const SHOWN_MONTHS = 12

/** The latest months as choices, the newest first; `today` is the site's own day, yyyy-MM-dd. */
export function monthOptions(today: string): Option[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: year === 0 ? 0 : SHOWN_MONTHS }, (_, back) => {
    const value = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7)
    return { value, label: value }
  })
}
