import { scaleBand, scaleLinear } from '@visx/scale'
import { CategoryAxis, NameAxis, ValueAxis } from './chart-axes'
import { type ChartData, colourOf, type DrawingProps, largestValue, PLOT_START, textWidth, valueAt } from './chart-data'

const TOP = 20
const BOTTOM = 28
const PADDING = 0.32
/** Share of the width that names of horizontal bars take at most. */
const NAME_SHARE = 0.34
const CORNER = 2
/** Thickness of a horizontal bar at most, in px. */
const MAX_THICKNESS = 24
/** Length of a bar whose value is not shown. */
const STUB = 6

/** A bar in the direction of values (`from`, `length`) and across (`across`, `thickness`). */
interface PlacedBar {
  key: string
  position: number
  at: number
  value: number | null
  from: number
  length: number
  across: number
  thickness: number
}

/** The bars of a chart; `lengthOf` turns a value into px. */
function placeBars(
  data: ChartData,
  band: (name: string) => number,
  bandwidth: number,
  lengthOf: (value: number) => number,
) {
  const { categories, series, isStacked } = data
  return categories.flatMap((name, at) => {
    let from = 0
    return series.map((each, position): PlacedBar => {
      const value = valueAt(each, at)
      const length = value === null ? STUB : lengthOf(value)
      const thickness = isStacked ? bandwidth : bandwidth / series.length
      const across = band(name) + (isStacked ? 0 : position * thickness)
      const bar = {
        key: `${at} ${position}`,
        position,
        at,
        value,
        from: isStacked ? from : 0,
        length,
        across,
        thickness,
      }
      from += value === null ? 0 : length
      return bar
    })
  })
}

const styleOf = ({ position, at, value }: PlacedBar, cursor: number | null) => ({
  fill: value === null ? 'transparent' : colourOf(position),
  stroke: value === null ? 'var(--dw-color-text-subtle)' : 'none',
  strokeDasharray: '2 2',
  opacity: cursor === null || cursor === at ? 1 : 0.55,
})

const labelStyle = {
  fill: 'var(--dw-color-text)',
  fontSize: 'var(--dw-font-size-s)',
  fontVariantNumeric: 'tabular-nums',
}

function HorizontalBars({ data, width, height, hiddenLabel, cursor }: DrawingProps) {
  const { categories, formatValue, series } = data
  const max = largestValue(data)
  const padding = Math.max(PADDING, 1 - (categories.length * series.length * MAX_THICKNESS) / height)
  const start = Math.min(width * NAME_SHARE, Math.max(0, ...categories.map(textWidth)) + 16)
  const room = Math.max(1, width - start - textWidth(formatValue(max)) - 16)
  const names = scaleBand<string>({ domain: [...categories], range: [0, height], padding })
  const values = scaleLinear<number>({ domain: [0, max], range: [0, room] })
  const bars = placeBars(data, (name) => names(name) ?? PLOT_START, names.bandwidth(), values)
  return (
    <g transform={`translate(${start}, 0)`}>
      <NameAxis scale={names} width={start - 12} />
      {bars.map((bar) => (
        <rect
          key={bar.key}
          x={bar.from + 1}
          y={bar.across}
          width={bar.length}
          height={bar.thickness}
          rx={CORNER}
          style={styleOf(bar, cursor)}
        />
      ))}
      {series.length === 1 &&
        bars.map(({ key, value, length, across, thickness }) => (
          <text key={key} x={length + 8} y={across + thickness / 2} dy="0.32em" style={labelStyle}>
            {value === null ? hiddenLabel : formatValue(value)}
          </text>
        ))}
    </g>
  )
}

function VerticalBars({ data, width, height, cursor }: DrawingProps) {
  const { categories, formatValue, series } = data
  const max = largestValue(data)
  const start = textWidth(formatValue(max)) + 20
  const plot = { width: Math.max(1, width - start), height: Math.max(1, height - TOP - BOTTOM) }
  const names = scaleBand<string>({ domain: [...categories], range: [0, plot.width], padding: PADDING })
  const values = scaleLinear<number>({ domain: [0, max], range: [plot.height, 0], nice: true })
  const bars = placeBars(
    data,
    (name) => names(name) ?? PLOT_START,
    names.bandwidth(),
    (value) => plot.height - values(value),
  )
  const hasLabels = series.length === 1 && names.step() > textWidth(formatValue(max)) + 8
  return (
    <g transform={`translate(${start}, ${TOP})`}>
      <ValueAxis scale={values} width={plot.width} format={formatValue} />
      <CategoryAxis scale={names} top={plot.height} width={plot.width} />
      {bars.map((bar) => (
        <rect
          key={bar.key}
          x={bar.across}
          y={plot.height - bar.from - bar.length}
          width={bar.thickness}
          height={bar.length}
          rx={CORNER}
          style={styleOf(bar, cursor)}
        />
      ))}
      {hasLabels &&
        bars.map(({ key, value, length, across, thickness }) => (
          <text
            key={key}
            x={across + thickness / 2}
            y={plot.height - length - 6}
            textAnchor="middle"
            style={labelStyle}
          >
            {value === null ? '' : formatValue(value)}
          </text>
        ))}
    </g>
  )
}

/** Bars to compare categories: next to each other or stacked, upwards or from the start edge. */
export function BarDrawing(props: DrawingProps) {
  return props.data.isHorizontal ? <HorizontalBars {...props} /> : <VerticalBars {...props} />
}
