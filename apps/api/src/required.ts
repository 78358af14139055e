/** The item at an index that must exist. Throws a RangeError when the list is shorter. */
export function itemAt<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index]
  if (item === undefined) throw new RangeError(`No item at ${index} in a list of ${list.length}.`)
  return item
}

/** The value of a key that must exist. Throws when the map has no such key. */
export function entryOf<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`No entry for ${String(key)}.`)
  return value
}

/** A value that must be there. Throws an error with its name when it is absent. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === undefined || value === null) throw new Error(`There is no ${name}.`)
  return value
}
