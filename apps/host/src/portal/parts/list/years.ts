import type { Option } from './options'

const SHOWN = 6

/** Returns the latest years as options, none without `today`, the site's current day (yyyy-MM-dd). */
export function yearOptions(today: string | undefined): Option[] {
  const latest = today?.slice(0, 4)
  return Array.from({ length: latest === undefined ? 0 : SHOWN }, (_, index) => {
    const year = String(Number(latest) - index)
    return { value: year, label: year }
  })
}
