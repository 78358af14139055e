import { inject } from 'vitest'
import type { Database } from '../db/database'
import { openEmbedded } from '../db/embedded'
import { openPostgres } from '../db/postgres'
import { cachedDemoDump } from './demo-dump'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a server that holds the template database, in the project that runs on a real PostgreSQL. */
    postgresServer: string
    postgresTemplate: string
  }
}

async function copyTemplate(server: string, template: string): Promise<Database> {
  const name = `doorway_${crypto.randomUUID().replaceAll('-', '')}`
  const address = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href
  const { Client } = await import('pg')
  const client = new Client({ connectionString: address('postgres') })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return openPostgres(address(name))
}

/** A fresh copy of the demo on the engine of this test project. */
export async function openTestDatabase(): Promise<Database> {
  const server = inject('postgresServer')
  return server ? copyTemplate(server, inject('postgresTemplate')) : openEmbedded({ dump: await cachedDemoDump() })
}
