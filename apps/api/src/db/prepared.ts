import type { Db } from './database'

const statementsOf = new WeakMap<Db, Map<string, unknown>>()
const genericPlanConnections = new WeakMap<Db, Db>()

/** Sets the connections of a database on which prepared statements get a generic plan. */
export function setGenericPlanConnections(db: Db, connections: Db): void {
  genericPlanConnections.set(db, connections)
}

/** The plan of a statement: one for all values, or a custom one where the values decide which index is best. */
export type Planning = 'generic' | 'custom'

/**
 * A statement that each connection parses once. `name` identifies the text of the statement, so different texts need
 * different names. Not for transactions, whose statements end with them.
 */
export function prepared<Statement>(
  db: Db,
  name: string,
  build: (connections: Db) => { prepare: (name: string) => Statement },
  planning: Planning = 'generic',
): Statement {
  const connections = planning === 'generic' ? (genericPlanConnections.get(db) ?? db) : db
  const statements = statementsOf.get(connections) ?? new Map<string, unknown>()
  statementsOf.set(connections, statements)
  const known = statements.get(name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name stands for the statement, whose type is the builder's
  if (known !== undefined) return known as Statement
  const statement = build(connections).prepare(name)
  statements.set(name, statement)
  return statement
}
