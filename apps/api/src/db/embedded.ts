import { PGlite, type Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { Turns } from '../turns'
import type { Database } from './database'

/** Where the embedded database lives. Without anything it is in memory and empty. */
export interface EmbeddedOptions {
  /** Folder on disk. The caller holds the lock on it: the engine has none of its own. */
  folder?: string
  /** A dump (`dumpDataDir`) to start from; in memory only. */
  dump?: Blob
  /** The compiled engine, for a process that opens it several times; it is compiled without one. */
  engine?: WebAssembly.Module
}

/** The embedded database together with what only it can do. */
export interface EmbeddedDatabase extends Database {
  /** The whole database as a gzipped archive that `openEmbedded({ dump })` takes. */
  dump: () => Promise<Blob>
  /** Runs a COPY whose source is '/dev/blob'. */
  copyFromBlob: (statement: string, blob: Blob) => Promise<void>
}

/** The client with its statements in turns, so that other requests come between them. */
function inTurns(client: PGlite): PGlite {
  const turns = new Turns()
  const pausing = (tx: Transaction) =>
    new Proxy(tx, {
      get: (target, name) =>
        name === 'query'
          ? async (...statement: Parameters<Transaction['query']>) => {
              await turns.pause()
              return target.query(...statement)
            }
          : Reflect.get(target, name),
    })
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'query')
        return (...statement: Parameters<PGlite['query']>) => turns.run(() => target.query(...statement))
      if (name === 'transaction')
        return <Result>(work: (tx: Transaction) => Promise<Result>) =>
          turns.run(() => target.transaction((tx) => work(pausing(tx))))
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Opens the embedded PostgreSQL, in Node and in the browser alike. */
export async function openEmbedded({ folder, dump, engine }: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const client = await PGlite.create({ dataDir: folder, loadDataDir: dump, pgliteWasmModule: engine })
  return {
    db: drizzle(inTurns(client)),
    isResponding: async () => {
      await client.query('select 1')
      return true
    },
    close: () => client.close(),
    dump: () => client.dumpDataDir('gzip'),
    copyFromBlob: async (statement, blob) => {
      await client.query(statement, [], { blob })
    },
  }
}
