/** A row of values of a chart, one for each category. */
export interface ChartSeries {
  name: string
  /** Null: the value is hidden or unknown; the chart has a gap there. */
  values: readonly (number | null)[]
}

/** How values are shown: over time as lines or areas, compared as bars, as shares in a ring. */
export type ChartKind = 'line' | 'area' | 'bar' | 'donut'

/** What a drawing shows. */
export interface ChartData {
  kind: ChartKind
  /** Names along the axis; of a donut, those of its parts. */
  categories: readonly string[]
  /** A donut shows the first one. */
  series: readonly ChartSeries[]
  /** Bars on top of each other in place of next to each other. */
  isStacked: boolean
  /** Bars from the start edge to the end edge, for long names. */
  isHorizontal: boolean
  formatValue: (value: number) => string
}

/** What a drawing of one kind is rendered with; lengths in px. */
export interface DrawingProps {
  data: ChartData
  width: number
  height: number
  /** Takes the place of values that are not shown. */
  hiddenLabel: string
  /** Position of the category that is pointed at; null for none. */
  cursor: number | null
}

const colours = [
  'var(--dw-color-accent)',
  'var(--dw-color-warm)',
  'var(--dw-color-success)',
  'var(--dw-color-warning)',
  'var(--dw-color-text-subtle)',
  'var(--dw-color-border-strong)',
] as const

/** The colour of a series or of a part of a ring, the same at each rendering. */
export const colourOf = (position: number): string => colours[position % colours.length] ?? colours[0]

/** The length of a value that is hidden or unknown, in values. */
export const NO_LENGTH = 0

/** The name of a category that there is not. */
export const NO_NAME = ''

/** Where a plot begins, in px. */
export const PLOT_START = 0

/** The value of a series at a category; null where it has none. */
export const valueAt = ({ values }: ChartSeries, position: number): number | null => values[position] ?? null

/** Whether there is anything to show: a value above 0, or one that is hidden. */
export const hasValues = (series: readonly ChartSeries[]): boolean =>
  series.some(({ values }) => values.some((value) => value !== 0))

/** The end of the axis of values: the largest value, or the largest sum where series are stacked. */
export function largestValue({ categories, series, isStacked }: ChartData): number {
  const sums = categories.map((_, at) => {
    const values = series.map((each) => valueAt(each, at) ?? NO_LENGTH)
    return isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values)
  })
  return Math.max(1, ...sums)
}

/** Text that fits a width of px, at 7 px for a narrow and 13 px for a wide character. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character.charCodeAt(0) > 0x2e80 ? 13 : 7), 0)
}

/** The start of a text that fits into px, with an ellipsis where it is cut. */
export function fitText(text: string, width: number): string {
  if (textWidth(text) <= width) return text
  const characters = Array.from(text)
  while (characters.length > 1 && textWidth(characters.join('')) + 13 > width) characters.pop()
  return `${characters.join('')}…`
}
