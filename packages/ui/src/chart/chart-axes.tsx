import type { scaleBand, scaleLinear } from '@visx/scale'
import { fitText, PLOT_START, textWidth } from './chart-data'

type Linear = ReturnType<typeof scaleLinear<number>>
type Band = ReturnType<typeof scaleBand<string>>

const TICK_GAP = 24
const MAX_VALUE_TICKS = 4
/** Height that a value along the axis takes, in px. */
const VALUE_TICK_HEIGHT = 30
/** Where the middle of a line of text is, below its baseline, in em. */
const MIDDLE = '0.32em'

interface TickTextProps {
  x: number
  y: number
  text: string
  anchor: 'middle' | 'end'
  /** True for a text below its position, false for one whose middle is there. */
  isBelow?: boolean
}

function TickText({ x, y, text, anchor, isBelow = false }: TickTextProps) {
  return (
    <text
      x={x}
      y={y}
      dy={isBelow ? '0.9em' : MIDDLE}
      textAnchor={anchor}
      style={{ fill: 'var(--dw-color-text-muted)', fontSize: 'var(--dw-font-size-s)' }}
    >
      {text}
    </text>
  )
}

/** Distance of the names at the start edge from the plot, in px. */
const START_GAP = 8

/** The line that an axis is along. */
const AxisLine = (ends: { x1: number; x2: number; y1: number; y2: number }) => (
  <line {...ends} style={{ stroke: 'var(--dw-color-border-strong)' }} />
)

/** The middle of a category along its axis. */
const middleOf = (scale: Band, name: string) => (scale(name) ?? PLOT_START) + scale.bandwidth() / 2

/** Whole values along an axis, only as many as its height has room for. */
function wholeTicks(scale: Linear): number[] {
  const [bottom = 0, top = 0] = scale.range()
  const room = Math.floor(Math.abs(bottom - top) / VALUE_TICK_HEIGHT)
  return scale.ticks(Math.max(1, Math.min(MAX_VALUE_TICKS, room))).filter(Number.isInteger)
}

/** Lines across the plot at whole values, with their values at the start edge. */
export function ValueAxis({
  scale,
  width,
  format,
}: {
  scale: Linear
  width: number
  format: (value: number) => string
}) {
  const ticks = wholeTicks(scale)
  return ticks.map((tick) => (
    <g key={tick} data-axis="value">
      <line x1={0} x2={width} y1={scale(tick)} y2={scale(tick)} style={{ stroke: 'var(--dw-color-border)' }} />
      <TickText x={-START_GAP} y={scale(tick)} text={format(tick)} anchor="end" />
    </g>
  ))
}

/** Names of the categories below the plot; only as many as have room, none beyond its end. */
export function CategoryAxis({ scale, top, width }: { scale: Band; top: number; width: number }) {
  const names = scale.domain()
  const widest = Math.max(1, ...names.map(textWidth)) + TICK_GAP
  const step = Math.max(1, Math.ceil((names.length * widest) / Math.max(1, width)))
  // From the last one back: the present is named in any case.
  const shown = names.filter((_, at) => (names.length - 1 - at) % step === 0)
  const [start, end] = scale.range()
  return (
    <g data-axis="category" transform={`translate(0, ${top})`}>
      <AxisLine x1={start} x2={end} y1={0} y2={0} />
      {shown.map((name) => {
        const x = middleOf(scale, name)
        const isAtEnd = x + textWidth(name) / 2 > width
        return (
          <TickText key={name} x={isAtEnd ? width : x} y={6} text={name} anchor={isAtEnd ? 'end' : 'middle'} isBelow />
        )
      })}
    </g>
  )
}

/** Names of the categories at the start edge of horizontal bars. */
export function NameAxis({ scale, width }: { scale: Band; width: number }) {
  const [start, end] = scale.range()
  return (
    <g data-axis="category">
      <AxisLine x1={0} x2={0} y1={start} y2={end} />
      {scale.domain().map((name) => (
        <TickText key={name} x={-START_GAP} y={middleOf(scale, name)} text={fitText(name, width)} anchor="end" />
      ))}
    </g>
  )
}
