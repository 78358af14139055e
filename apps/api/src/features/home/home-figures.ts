/** Counts of a region or of a part of it. */
export interface Figures {
  schools: number
  teachers: number
  students: number
  articles: number
  lessons: number
  views: number
}

/** A bar of the chart: an area and its schools. */
export interface Bar {
  name: string
  value: number
}

/** From which count a figure says something about a region, in the order in which figures are chosen. */
const LEAST = [
  ['schools', 5],
  ['teachers', 200],
  ['students', 2000],
  ['views', 5000],
  ['lessons', 10],
  ['articles', 30],
] as const satisfies readonly (readonly [keyof Figures, number])[]

const SHOWN_FIGURES = 3
const MIN_BARS = 3

/**
 * Three figures and the bars of a chart, or nothing of both where they would make a region look empty: with fewer than
 * three figures above their thresholds, or schools in fewer than three areas.
 */
export function chooseFigures(figures: Figures, bars: readonly Bar[]) {
  const chosen = LEAST.filter(([key, least]) => figures[key] >= least)
    .slice(0, SHOWN_FIGURES)
    .map(([key]) => ({ key, value: figures[key] }))
  return chosen.length === SHOWN_FIGURES && bars.length >= MIN_BARS
    ? { numbers: chosen, bars: [...bars] }
    : { numbers: [], bars: [] }
}
