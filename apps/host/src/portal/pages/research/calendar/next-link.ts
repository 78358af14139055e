/** Position of an activity in the table, in weeks and days. */
interface Place {
  week: number
  day: number
}

const STEPS: Record<string, (from: Place, to: Place) => boolean> = {
  ArrowDown: (from, to) => to.day === from.day && to.week > from.week,
  ArrowUp: (from, to) => to.day === from.day && to.week < from.week,
}

/**
 * The number of the activity that an arrow key leads to: left and right follow the order of time, up and down stay on
 * the day of the week. `places` are in the order of time; undefined where there is none that way.
 */
export function nextLink(key: string, places: readonly Place[], current: number): number | undefined {
  const from = places[current]
  if (!from) return undefined
  if (key === 'ArrowRight') return current + 1 < places.length ? current + 1 : undefined
  if (key === 'ArrowLeft') return current > 0 ? current - 1 : undefined
  const fits = STEPS[key]
  if (!fits) return undefined
  const found =
    key === 'ArrowDown' ? places.findIndex((to) => fits(from, to)) : places.findLastIndex((to) => fits(from, to))
  return found < 0 ? undefined : found
}
