import type { Db } from './database'

const held = new WeakMap<Db, Map<string, unknown>>()

/**
 * A statement that each connection parses and plans once. `name` stands for the whole text of the statement, so it has
 * to differ wherever the text does. A transaction is not worth it: its statements die with it.
 */
export function prepared<Statement>(
  db: Db,
  name: string,
  build: () => { prepare: (name: string) => Statement },
): Statement {
  const statements = held.get(db) ?? new Map<string, unknown>()
  held.set(db, statements)
  const known = statements.get(name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name stands for the statement, whose type is the builder's
  if (known !== undefined) return known as Statement
  const statement = build().prepare(name)
  statements.set(name, statement)
  return statement
}
