import { Client } from 'pg'
import { openPostgres } from '../db/postgres'
import { loadSmallDemo } from './demo-dump'

/** Runs one statement on the server's own database. */
export async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseAddress(server, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The address of another database on the same server. */
export function databaseAddress(server: string, database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href
}

/** Makes a database with the small demo, to be copied by each test file, and returns its name. */
export async function makeTemplate(server: string): Promise<string> {
  const name = `doorway_template_${process.pid}`
  await runOnServer(server, `create database ${name} template template0 encoding 'UTF8' locale 'C'`)
  const database = await openPostgres(databaseAddress(server, name))
  await loadSmallDemo(database.db)
  await database.close()
  return name
}
