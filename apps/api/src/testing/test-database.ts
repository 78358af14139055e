import { inject } from 'vitest'
import type { Database } from '../db/database'
import { openEmbedded } from '../db/embedded'
import { openPostgres } from '../db/postgres'
import { unpackedDemoDump } from './demo-dump'
import { databaseAddress, runOnServer } from './template-database'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a server that holds the template database, in the project that runs on a real PostgreSQL. */
    postgresServer: string
    postgresTemplate: string
  }
}

async function copyTemplate(server: string, template: string): Promise<Database> {
  const name = `doorway_${crypto.randomUUID().replaceAll('-', '')}`
  await runOnServer(server, `create database ${name} template ${template}`)
  const database = await openPostgres(databaseAddress(server, name))
  const close = async () => {
    await database.close()
    await runOnServer(server, `drop database ${name} with (force)`)
  }
  return { ...database, close }
}

/** A fresh copy of the demo on the engine of this test project. */
export async function openTestDatabase(): Promise<Database> {
  const server = inject('postgresServer')
  return server ? copyTemplate(server, inject('postgresTemplate')) : openEmbedded({ dump: await unpackedDemoDump() })
}

/** The engine of this test project. */
export const isRealPostgres = () => inject('postgresServer') !== undefined
