import { PGlite, type Transaction, types } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { Turns } from '../turns'
import type { Database } from './database'
import { type DatabaseFiles, MemoryFiles } from './memory-files'

/** Where the embedded database lives. Without anything it is in memory and empty. */
export interface EmbeddedOptions {
  /** Folder on disk. The caller holds the lock on it: the engine has none of its own. */
  folder?: string
  /** Files to start from; in memory only. */
  files?: DatabaseFiles
  /** The compiled engine, for a process that opens it several times; it is compiled without one. */
  engine?: WebAssembly.Module
}

/** The embedded database together with what only it can do. */
export interface EmbeddedDatabase extends Database {
  /**
   * Closes a database in memory and returns its files as a gzipped archive, for `filesOf`. Files of a database that is
   * still open would be recovered at each start, which then takes twice as long.
   */
  closeAndPack: () => Promise<Blob>
  /** Runs a COPY whose source is '/dev/blob'. */
  copyFromBlob: (statement: string, blob: Blob) => Promise<void>
}

type Query = Parameters<PGlite['query']>

const unchanged = (value: string) => value
/** Drizzle converts dates itself, and numbers in lists: `numeric[]` and the lists of the four types of dates. */
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map((type) => [
    type,
    unchanged,
  ]),
)

/**
 * The same query without the parsers that Drizzle passes with each: they are the client's own. The client would copy its
 * several hundred others for each query: 0.3 ms, a tenth of most.
 */
const withClientParsers = ([text, parameters, options]: Query): Query => [
  text,
  parameters,
  { ...options, parsers: undefined },
]

/** The client with its statements in turns, so that other requests come between them. */
function inTurns(client: PGlite): PGlite {
  const turns = new Turns()
  const pausing = (tx: Transaction) =>
    new Proxy(tx, {
      get: (target, name) =>
        name === 'query'
          ? async (...statement: Query) => {
              await turns.pause()
              return target.query(...withClientParsers(statement))
            }
          : Reflect.get(target, name),
    })
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'query')
        return (...statement: Query) => turns.run(() => target.query(...withClientParsers(statement)))
      if (name === 'transaction')
        return <Result>(work: (tx: Transaction) => Promise<Result>) =>
          turns.run(() => target.transaction((tx) => work(pausing(tx))))
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** What is in memory anyway needs no large cache of its own: clearing 128 MB took a third of a start. */
const SMALL_CACHE = ['-c', 'shared_buffers=16MB']

/** Opens the embedded PostgreSQL, in Node and in the browser alike. */
export async function openEmbedded({ folder, files, engine }: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const memory = folder === undefined ? new MemoryFiles(files) : undefined
  const client = await PGlite.create({
    dataDir: folder,
    fs: memory,
    startParams: memory && [...PGlite.defaultStartParams, ...SMALL_CACHE],
    pgliteWasmModule: engine,
  })
  Object.assign(client.parsers, parsers)
  return {
    db: drizzle(inTurns(client)),
    isResponding: async () => {
      await client.query('select 1')
      return true
    },
    close: () => client.close(),
    closeAndPack: async () => {
      if (!memory) throw new Error('Only a database in memory can be packed.')
      // The write-ahead log would be half of the archive, and nothing needs it after the checkpoint.
      await client.exec('set wal_recycle = off; select pg_switch_wal(); checkpoint')
      memory.isPacked = true
      await client.close()
      return memory.packed
    },
    copyFromBlob: async (statement, blob) => {
      await client.query(statement, [], { blob })
    },
  }
}
