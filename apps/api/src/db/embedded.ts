import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from './database'

/** Where the embedded database lives. Without anything it is in memory and empty. */
export interface EmbeddedOptions {
  /** Folder on disk. The caller holds the lock on it: the engine has none of its own. */
  folder?: string
  /** A dump (`dumpDataDir`) to start from; in memory only. */
  dump?: Blob
}

/** The embedded database together with what only it can do. */
export interface EmbeddedDatabase extends Database {
  /** The whole database as a gzipped archive that `openEmbedded({ dump })` takes. */
  dump: () => Promise<Blob>
  /** Runs a COPY whose source is '/dev/blob'. */
  copyFromBlob: (statement: string, blob: Blob) => Promise<void>
}

/** Opens the embedded PostgreSQL, in Node and in the browser alike. */
export async function openEmbedded({ folder, dump }: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const client = await PGlite.create({ dataDir: folder, loadDataDir: dump })
  return {
    db: drizzle(client),
    close: () => client.close(),
    dump: () => client.dumpDataDir('gzip'),
    copyFromBlob: async (statement, blob) => {
      await client.query(statement, [], { blob })
    },
  }
}
