import { forwardRef, useId, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Button } from '../button/button'
import { useUi } from '../context/ui-context'

/** The numbers behind a chart; the first column names the rows. */
export interface ChartTable {
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

export interface ChartFrameProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'title'> {
  /** States what the chart shows: “本月新增作品 1,284 件，较上月 +12%”, not “作品数”. */
  title: ReactNode
  /** Where the numbers come from, until when. */
  note?: ReactNode
  table: ChartTable
  /** Buttons in front of the one that shows the table. */
  actions?: ReactNode
  /** False while there are no numbers, for example while they are pending; true by default. */
  isTableOffered?: boolean
  /** True where the drawing has controls; by default it is hidden from assistive technology, which has the table. */
  isInteractive?: boolean
  /** The drawing. It is decoration next to the table, which says the same in words. */
  children: ReactNode
}

function NumbersTable({ table: { columns, rows }, labelledBy }: { table: ChartTable; labelledBy: string }) {
  const [first, ...others] = columns
  return (
    <table className="dw-chart-table" aria-labelledby={labelledBy}>
      <thead className="dw-chart-columns">
        <tr>
          <th scope="col" className="dw-chart-cell">
            {first}
          </th>
          {others.map((column) => (
            <th key={column} scope="col" className="dw-chart-cell">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values], at) => (
          <tr key={`${at} ${name}`}>
            <th scope="row" className="dw-chart-cell">
              {name}
            </th>
            {values.map((value, column) => (
              <td key={others[column]} className="dw-chart-cell">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A chart with its statement on top and its numbers one press away; who cannot see the drawing always has the table. */
export const ChartFrame = forwardRef<HTMLElement, ChartFrameProps>(function ChartFrame(
  { title, note, table, actions, isTableOffered = true, isInteractive = false, className, children, ...rest },
  ref,
) {
  const { texts } = useUi()
  const titleId = useId()
  const [isTableChosen, setTable] = useState(false)
  const isTable = isTableChosen && isTableOffered
  return (
    <figure {...rest} ref={ref} className={className ? `dw-chart ${className}` : 'dw-chart'} aria-labelledby={titleId}>
      <figcaption className="dw-chart-head">
        <span id={titleId} className="dw-chart-title">
          {title}
        </span>
        <span style={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' }}>
          {actions}
          {isTableOffered && (
            <Button size="s" variant="quiet" onClick={() => setTable(!isTable)}>
              {isTable ? texts.showChart : texts.showTable}
            </Button>
          )}
        </span>
      </figcaption>
      {!isTable && (
        <div className="dw-chart-drawing" aria-hidden={!isInteractive || undefined}>
          {children}
        </div>
      )}
      {isTableOffered && (
        <div className={isTable ? 'dw-chart-numbers' : 'dw-visually-hidden'}>
          <NumbersTable table={table} labelledBy={titleId} />
        </div>
      )}
      {note && <p className="dw-chart-note">{note}</p>}
    </figure>
  )
})
