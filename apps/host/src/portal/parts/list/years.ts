const SHOWN = 6

/** Returns the latest years as options; `latest` is the site's current year. */
export function yearOptions(latest: string): { value: string; label: string }[] {
  return Array.from({ length: SHOWN }, (_, index) => {
    const year = String(Number(latest) - index)
    return { value: year, label: year }
  })
}
