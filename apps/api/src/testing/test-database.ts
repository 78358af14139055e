import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../db/database'
import { openEmbedded } from '../db/embedded'
import { openPostgres } from '../db/postgres'
import { demoFiles } from './demo-dump'
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

async function compileEngine(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}

let engine: Promise<WebAssembly.Module> | undefined

/** A copy of the demo in memory. The engine is compiled once for all files of a worker: it took a quarter of each start. */
async function openInMemory(): Promise<Database> {
  engine ??= compileEngine()
  return openEmbedded({ files: await demoFiles(), engine: await engine })
}

/** A fresh copy of the demo on the engine of this test project. */
export async function openTestDatabase(): Promise<Database> {
  const server = inject('postgresServer')
  return server ? copyTemplate(server, inject('postgresTemplate')) : openInMemory()
}

/** The engine of this test project. */
export const isRealPostgres = () => inject('postgresServer') !== undefined
