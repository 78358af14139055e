import { scaleBand, scaleLinear } from '@visx/scale'
import { AreaClosed, LinePath } from '@visx/shape'
import { CategoryAxis, ValueAxis } from './chart-axes'
import {
  type ChartSeries,
  colourOf,
  type DrawingProps,
  largestValue,
  NO_LENGTH,
  NO_NAME,
  PLOT_START,
  textWidth,
  valueAt,
} from './chart-data'

const TOP = 12
const BOTTOM = 28
const DOT = 4

/** Positions of the values of a series; a gap ends a stretch. */
const pointsOf = (series: ChartSeries) => series.values.map((value, at) => ({ at, value }))

/** Lines over the categories, as a rule over time; of kind `area` with the space below them tinted. */
export function LineDrawing({ data, width, height, cursor }: DrawingProps) {
  const { categories, series, kind, formatValue } = data
  const max = largestValue(data)
  const start = textWidth(formatValue(max)) + 20
  const plot = { width: Math.max(1, width - start - 12), height: Math.max(1, height - TOP - BOTTOM) }
  const names = scaleBand<string>({ domain: [...categories], range: [0, plot.width] })
  const values = scaleLinear<number>({ domain: [0, max], range: [plot.height, 0], nice: true })
  const middleOf = (at: number) => (names(categories[at] ?? NO_NAME) ?? PLOT_START) + names.bandwidth() / 2
  const accessors = {
    x: ({ at }: { at: number }) => middleOf(at),
    y: ({ value }: { value: number | null }) => values(value ?? NO_LENGTH),
    defined: ({ value }: { value: number | null }) => value !== null,
  }
  return (
    <g transform={`translate(${start}, ${TOP})`}>
      <ValueAxis scale={values} width={plot.width} format={formatValue} />
      <CategoryAxis scale={names} top={plot.height} width={plot.width} />
      {cursor !== null && (
        <line
          x1={middleOf(cursor)}
          x2={middleOf(cursor)}
          y1={0}
          y2={plot.height}
          style={{ stroke: 'var(--dw-color-border-strong)' }}
        />
      )}
      {series.map((each, position) => (
        <g key={each.name} style={{ color: colourOf(position) }}>
          {kind === 'area' && (
            <AreaClosed data={pointsOf(each)} {...accessors} yScale={values} fill="currentColor" fillOpacity={0.14} />
          )}
          <LinePath data={pointsOf(each)} {...accessors} stroke="currentColor" strokeWidth={2} strokeLinejoin="round" />
          <Dots series={each} shown={cursor} x={middleOf} y={values} />
        </g>
      ))}
    </g>
  )
}

interface DotsProps {
  series: ChartSeries
  shown: number | null
  x: (at: number) => number
  y: (value: number) => number
}

/** Dots at the pointed value and at those without a neighbour, of which a line shows nothing. */
function Dots({ series, shown, x, y }: DotsProps) {
  return series.values.map((value, at) => {
    const isSingle = valueAt(series, at - 1) === null && valueAt(series, at + 1) === null
    if (value === null || (at !== shown && !isSingle)) return null
    return <circle key={x(at)} cx={x(at)} cy={y(value)} r={DOT} fill="currentColor" />
  })
}
