import { Pie } from '@visx/shape'
import { colourOf, NO_LENGTH, type DrawingProps, valueAt } from './chart-data'

/** Width of the ring as a share of its radius. */
const RING = 0.36
/** Gap between parts in radians. */
const GAP = 0.02

/**
 * Shares of a whole as a ring, its total in the middle unless a part is hidden; the part at the cursor shows its share
 * there.
 */
export function DonutDrawing({ data, width, height, cursor }: DrawingProps) {
  const { categories, formatValue } = data
  const [series] = data.series
  const parts = categories.map((name, at) => ({ name, at, value: (series && valueAt(series, at)) ?? NO_LENGTH }))
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const hasHidden = categories.some((_, at) => series && valueAt(series, at) === null)
  const radius = Math.max(1, Math.min(width, height) / 2 - 4)
  const pointed = cursor === null ? undefined : parts[cursor]
  const percent = pointed && total > 0 && !hasHidden ? `${Math.round((pointed.value / total) * 100)} %` : ''
  return (
    <g transform={`translate(${width / 2}, ${height / 2})`}>
      <Pie
        data={parts}
        pieValue={({ value }) => value}
        pieSort={null}
        pieSortValues={null}
        outerRadius={radius}
        innerRadius={radius * (1 - RING)}
        padAngle={GAP}
      >
        {({ arcs, path }) =>
          arcs.map((arc) => (
            <path
              key={arc.data.name}
              d={path(arc) ?? undefined}
              style={{ fill: colourOf(arc.data.at), opacity: cursor === null || cursor === arc.data.at ? 1 : 0.55 }}
            />
          ))
        }
      </Pie>
      <text
        textAnchor="middle"
        dy={pointed ? '0em' : '0.32em'}
        style={{ fill: 'var(--dw-color-text)', fontSize: 'var(--dw-font-size-xl)', fontWeight: 600 }}
      >
        {hasHidden ? '' : formatValue(pointed ? pointed.value : total)}
      </text>
      {pointed && (
        <text
          textAnchor="middle"
          dy="1.6em"
          style={{ fill: 'var(--dw-color-text-muted)', fontSize: 'var(--dw-font-size-m)' }}
        >
          {percent}
        </text>
      )}
    </g>
  )
}
