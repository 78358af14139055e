import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { BarDrawing } from './bar-drawing'
import { type ChartData, colourOf, NO_NAME, valueAt } from './chart-data'
import { DonutDrawing } from './donut-drawing'
import { LineDrawing } from './line-drawing'

/** What the drawing of a chart is rendered with. */
export interface ChartDrawingProps {
  data: ChartData
  /** Name of the control that moves through the values. */
  label: string
  /** Height in px. */
  height: number
  /** Takes the place of values that are not shown. */
  hiddenLabel: string
}

const drawings = { line: LineDrawing, area: LineDrawing, bar: BarDrawing, donut: DonutDrawing }

/** The width of an element in px, and its ref; 0 until it is measured. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const observer = new ResizeObserver(() => setWidth(box.clientWidth))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

/** The values at a category in words. */
function wordsAt({ categories, series, formatValue }: ChartData, at: number, hiddenLabel: string): string {
  const values = series.map((each) => {
    const value = valueAt(each, at)
    return `${each.name} ${value === null ? hiddenLabel : formatValue(value)}`
  })
  return `${categories[at] ?? NO_NAME}: ${values.join(', ')}`
}

interface LegendProps {
  data: ChartData
  cursor: number | null
  hiddenLabel: string
}

/** Names of the series with their colours; where a category is pointed at, with their values there. */
function Legend({ data, cursor, hiddenLabel }: LegendProps) {
  const { kind, categories, series, formatValue } = data
  const shownOf = (value: number | null) => (value === null ? hiddenLabel : formatValue(value))
  const [first] = series
  const entries =
    kind === 'donut'
      ? categories.map((name, at) => ({ name, value: shownOf(first ? valueAt(first, at) : null) }))
      : series.map((each) => ({ name: each.name, value: cursor === null ? '' : shownOf(valueAt(each, cursor)) }))
  return (
    <div aria-hidden="true" style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--dw-space-1) var(--dw-space-4)' }}>
      {cursor !== null && kind !== 'donut' && <span>{categories[cursor]}</span>}
      {entries.map(({ name, value }, at) => (
        <span key={name} style={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--dw-space-1)' }}>
          <svg width="10" height="10">
            <rect width="10" height="10" rx="2" style={{ fill: colourOf(at) }} />
          </svg>
          {name} <b style={{ fontVariantNumeric: 'tabular-nums' }}>{value}</b>
        </span>
      ))}
    </div>
  )
}

/** The category under the pointer: along the axis, or the part of the ring in its order. */
function categoryAt({ kind, categories, isHorizontal }: ChartData, event: PointerEvent<HTMLElement>): number | null {
  if (kind === 'donut') return null
  const box = event.currentTarget.getBoundingClientRect()
  const plot = event.currentTarget.querySelector('[data-axis="category"] line')?.getBoundingClientRect()
  const share = isHorizontal
    ? (event.clientY - box.top) / box.height
    : (event.clientX - (plot ?? box).left) / (plot ?? box).width
  const at = Math.floor(share * categories.length)
  return at >= 0 && at < categories.length ? at : null
}

/**
 * The picture of a chart with its legend. A native slider, which is not shown, moves through the categories by keyboard
 * and reads their values.
 */
export function ChartDrawing({ data, label, height, hiddenLabel }: ChartDrawingProps) {
  const { ref, width } = useWidth()
  const [cursor, setCursor] = useState<number | null>(null)
  const [isFocused, setFocused] = useState(false)
  const Drawing = drawings[data.kind]
  const last = data.categories.length - 1
  const current = cursor ?? last
  return (
    <div style={{ display: 'grid', gap: 'var(--dw-space-2)', minInlineSize: 0 }}>
      <Legend data={data} cursor={cursor} hiddenLabel={hiddenLabel} />
      <div
        ref={ref}
        style={{
          blockSize: height,
          minInlineSize: 0,
          outline: isFocused ? '2px solid var(--dw-color-focus)' : 'none',
          outlineOffset: 2,
        }}
        onPointerMove={(event) => setCursor(categoryAt(data, event))}
        onPointerLeave={() => setCursor(null)}
      >
        {width > 0 && (
          <svg
            className="dw-chart-picture"
            width={width}
            height={height}
            aria-hidden="true"
            style={{ display: 'block', fontFamily: 'var(--dw-font-family)' }}
          >
            <Drawing data={data} width={width} height={height} hiddenLabel={hiddenLabel} cursor={cursor} />
          </svg>
        )}
      </div>
      <input
        type="range"
        className="dw-visually-hidden"
        min={0}
        max={Math.max(0, last)}
        value={current}
        aria-label={label}
        aria-valuetext={wordsAt(data, current, hiddenLabel)}
        onFocus={() => {
          setFocused(true)
          setCursor(current)
        }}
        onBlur={() => {
          setFocused(false)
          setCursor(null)
        }}
        onChange={(event) => setCursor(Number(event.target.value))}
      />
    </div>
  )
}
