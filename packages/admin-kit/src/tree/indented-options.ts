const INDENT = '　'

/** A record that may be below another one. */
export interface TreeRecord {
  id: number
  parentId: number | null
  name: string
}

/** Records as a tree, one option each: children follow their parent and are indented below it. */
export function indentedOptions(
  records: readonly TreeRecord[],
  parentId: number | null = null,
  depth = 0,
): { value: string; label: string }[] {
  return records
    .filter((record) => record.parentId === parentId)
    .flatMap((record) => [
      { value: String(record.id), label: `${INDENT.repeat(depth)}${record.name}` },
      ...indentedOptions(records, record.id, depth + 1),
    ])
}
