/**
 * The row of a statement that always returns exactly one: an aggregate without grouping, an insert of one row. Throws
 * when there is none or more than one, which is a fault in the statement.
 */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`A statement for one row returned ${rows.length}.`)
  return row
}
