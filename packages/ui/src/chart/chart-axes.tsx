import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis'
import type { scaleBand, scaleLinear } from '@visx/scale'
import { fitText, textWidth } from './chart-data'

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
  text?: string
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

const startTick = ({ y, formattedValue }: TickRendererProps) => (
  <TickText x={-8} y={y} text={formattedValue} anchor="end" />
)

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
  return (
    <>
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={0}
          x2={width}
          y1={scale(tick)}
          y2={scale(tick)}
          style={{ stroke: 'var(--dw-color-border)' }}
        />
      ))}
      <AxisLeft
        scale={scale}
        tickValues={ticks}
        hideAxisLine
        hideTicks
        tickFormat={(value) => format(Number(value))}
        tickComponent={startTick}
      />
    </>
  )
}

/** Names of the categories below the plot; only as many as have room, none beyond its end. */
export function CategoryAxis({ scale, top, width }: { scale: Band; top: number; width: number }) {
  const names = scale.domain()
  const widest = Math.max(1, ...names.map(textWidth)) + TICK_GAP
  const step = Math.max(1, Math.ceil((names.length * widest) / Math.max(1, width)))
  // From the last one back: the present is named in any case.
  const shown = names.filter((_, at) => (names.length - 1 - at) % step === 0)
  const bottomTick = ({ x, formattedValue = '' }: TickRendererProps) => {
    const isAtEnd = x + textWidth(formattedValue) / 2 > width
    return <TickText x={isAtEnd ? width : x} y={6} text={formattedValue} anchor={isAtEnd ? 'end' : 'middle'} isBelow />
  }
  return (
    <AxisBottom
      scale={scale}
      top={top}
      tickValues={shown}
      hideTicks
      stroke="var(--dw-color-border-strong)"
      tickComponent={bottomTick}
    />
  )
}

/** Names of the categories at the start edge of horizontal bars. */
export function NameAxis({ scale, width }: { scale: Band; width: number }) {
  return (
    <AxisLeft
      scale={scale}
      hideTicks
      stroke="var(--dw-color-border-strong)"
      tickFormat={(name) => fitText(name, width)}
      tickComponent={startTick}
    />
  )
}
