import type { ColumnView, DataColumn } from '@doorway/ui'
import type { ColumnExtensions, Rendered } from './extension-types'
import { RenderedSlot } from './rendered-slot'

const cellOf = <Row,>(render: (row: Row) => Rendered) =>
  function cell(row: Row) {
    return <RenderedSlot render={render} input={row} />
  }

/** The columns of a screen with the changes of the page. */
export function extendColumns<Name extends string, Row extends object>(
  columns: readonly DataColumn<Row>[],
  extensions: ColumnExtensions<Name, Row> | undefined,
): readonly DataColumn<Row>[] {
  if (!extensions) return columns
  const { add = [], hide = [], order = [], format } = extensions
  const hidden = new Set<string>(hide)
  const formats = new Map<string, ((row: Row) => Rendered) | undefined>(Object.entries(format ?? {}))
  const own = add.map(({ id, header, render, width, align }): DataColumn<Row> => {
    return { id, header, width, align, cell: cellOf(render) }
  })
  const all = [...columns.filter(({ id }) => !hidden.has(id)), ...own].map((column) => {
    const render = formats.get(column.id)
    return render ? { ...column, cell: cellOf(render) } : column
  })
  const positions = new Map<string, number>(order.map((id, position) => [id, position]))
  const positionOf = ({ id }: DataColumn<Row>) => positions.get(id) ?? order.length
  return [...all].sort((one, other) => positionOf(one) - positionOf(other))
}

/** The usual choice of columns with the page's: its hidden ones can be chosen, too. */
export function extendColumnView<Name extends string, Row>(
  view: ColumnView,
  extensions: ColumnExtensions<Name, Row> | undefined,
): ColumnView {
  const hidden = (extensions?.add ?? []).filter(({ isHidden }) => isHidden).map(({ id }) => id)
  return hidden.length === 0 ? view : { ...view, hidden: [...view.hidden, ...hidden] }
}
