import { drizzle } from 'drizzle-orm/pg-proxy'
import type { Db } from '../db/database'

/** A statement as it is sent: its text with $1, $2, … and their values. */
export interface RecordedStatement {
  text: string
  values: unknown[]
}

/** A database that notes the statements it is sent, in `sent`; each of them finds no rows. */
export function recordingDatabase(): { db: Db; sent: RecordedStatement[] } {
  const sent: RecordedStatement[] = []
  const db = drizzle((text, values) => {
    sent.push({ text, values })
    return Promise.resolve({ rows: [] })
  })
  return { db, sent }
}

/** The first statement that `work` sends. It goes to no database. */
export async function recordStatement(work: (db: Db) => Promise<unknown>): Promise<RecordedStatement> {
  const { db, sent } = recordingDatabase()
  await work(db)
  const [first] = sent
  if (!first) throw new Error('recordStatement() was given work that sends no statement.')
  return first
}
