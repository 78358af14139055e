import type { Db } from './database'

const held = new WeakMap<Db, Map<string, unknown>>()
const planningOnce = new WeakMap<Db, Db>()

/** Names the connections of a database that plan a prepared statement once, whatever values come with it. */
export function setGenericPlanConnections(db: Db, connections: Db): void {
  planningOnce.set(db, connections)
}

/** How a statement is planned: once for all values, or anew where the values decide which way is short. */
export type Planning = 'once' | 'by values'

/**
 * A statement that each connection parses once. `name` stands for the whole text of the statement, so it has to differ
 * wherever the text does. A transaction is not worth it: its statements die with it.
 */
export function prepared<Statement>(
  db: Db,
  name: string,
  build: (connections: Db) => { prepare: (name: string) => Statement },
  planning: Planning = 'once',
): Statement {
  const connections = planning === 'once' ? (planningOnce.get(db) ?? db) : db
  const statements = held.get(connections) ?? new Map<string, unknown>()
  held.set(connections, statements)
  const known = statements.get(name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name stands for the statement, whose type is the builder's
  if (known !== undefined) return known as Statement
  const statement = build(connections).prepare(name)
  statements.set(name, statement)
  return statement
}
