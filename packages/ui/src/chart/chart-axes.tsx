import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis'
import type { scaleBand, scaleLinear } from '@visx/scale'
import { fitText, textWidth } from './chart-data'

type Linear = ReturnType<typeof scaleLinear<number>>
type Band = ReturnType<typeof scaleBand<string>>

const TICK_GAP = 16
const VALUE_TICKS = 4
/** Where the middle of a line of text is, below its baseline, in em. */
const MIDDLE = '0.32em'

interface TickTextProps {
  x: number
  y: number
  text?: string
  anchor: 'start' | 'middle' | 'end'
}

function TickText({ x, y, text, anchor }: TickTextProps) {
  return (
    <text
      x={x}
      y={y}
      dy={anchor === 'middle' ? '0.9em' : MIDDLE}
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
const bottomTick = ({ x, formattedValue }: TickRendererProps) => (
  <TickText x={x} y={6} text={formattedValue} anchor="middle" />
)

/** Lines across the plot at round values, with their values at the start edge. */
export function ValueAxis({
  scale,
  width,
  format,
}: {
  scale: Linear
  width: number
  format: (value: number) => string
}) {
  return (
    <>
      {scale.ticks(VALUE_TICKS).map((tick) => (
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
        numTicks={VALUE_TICKS}
        hideAxisLine
        hideTicks
        tickFormat={(value) => format(Number(value))}
        tickComponent={startTick}
      />
    </>
  )
}

/** Names of the categories below the plot; only as many as have room. */
export function CategoryAxis({ scale, top, width }: { scale: Band; top: number; width: number }) {
  const names = scale.domain()
  const widest = Math.max(1, ...names.map(textWidth)) + TICK_GAP
  const step = Math.max(1, Math.ceil((names.length * widest) / Math.max(1, width)))
  // From the last one back: the present is named in any case.
  const shown = names.filter((_, at) => (names.length - 1 - at) % step === 0)
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
