import type { ColumnView } from './data-table-props'

/** All columns in the order of a view; those it does not name stand where they stand by default, at the end. */
export function orderedIds(ids: readonly string[], { order }: ColumnView): string[] {
  return [...order.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.includes(id))]
}

/** The view with one column moved up (-1) or down (1); unchanged at the ends. */
export function withMoved(ids: readonly string[], view: ColumnView, id: string, by: 1 | -1): ColumnView {
  const order = orderedIds(ids, view)
  const from = order.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= order.length) return view
  order.splice(to, 0, ...order.splice(from, 1))
  return { ...view, order }
}

/** The view with one column of another width, in px, within what can be read and fits. */
export function withWidth(view: ColumnView, id: string, width: number): ColumnView {
  return { ...view, widths: { ...view.widths, [id]: Math.round(Math.min(Math.max(width, 48), 800)) } }
}

/** The view with one column shown or hidden. */
export function withShown(view: ColumnView, id: string, isShown: boolean): ColumnView {
  const hidden = view.hidden.filter((other) => other !== id)
  return { ...view, hidden: isShown ? hidden : [...hidden, id] }
}
