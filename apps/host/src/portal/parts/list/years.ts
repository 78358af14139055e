const SHOWN = 6

/** The latest years as choices; `latest` is the site's own year. */
export function yearOptions(latest: string): { value: string; label: string }[] {
  return Array.from({ length: SHOWN }, (_, index) => {
    const year = String(Number(latest) - index)
    return { value: year, label: year }
  })
}
