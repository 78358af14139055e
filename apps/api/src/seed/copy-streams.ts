import { once } from 'node:events'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { EmbeddedDatabase } from '../db/embedded'
import type { OpenCopy } from './table-writer'

const BLOB_CHARACTERS = 4 * 1024 * 1024

const statement = (table: string, columns: readonly string[], source: string) =>
  `copy ${table} (${columns.join(', ')}) from ${source}`

/** COPY into a PostgreSQL server: one connection, lines go out as fast as the server takes them. */
export async function openServerCopy(address: string): Promise<{ open: OpenCopy; close: () => Promise<void> }> {
  const client = new Client({ connectionString: address })
  await client.connect()
  const open: OpenCopy = (table, columns) => {
    const stream = client.query(copyFrom(statement(table, columns, 'stdin')))
    const failed = once(stream, 'error').then(([error]) => Promise.reject(error))
    failed.catch(() => undefined)
    return Promise.resolve({
      write: async (lines) => {
        if (!stream.write(lines)) await Promise.race([once(stream, 'drain'), failed])
      },
      end: async () => {
        stream.end()
        await Promise.race([once(stream, 'finish'), failed])
      },
    })
  }
  return { open, close: () => client.end() }
}

/** COPY into the embedded engine, some megabytes at a time: it takes whole blobs. */
export function embeddedCopy(database: EmbeddedDatabase): OpenCopy {
  return (table, columns) => {
    let held: string[] = []
    let size = 0
    const flush = async () => {
      if (size === 0) return
      const blob = new Blob(held)
      held = []
      size = 0
      await database.copyFromBlob(statement(table, columns, `'/dev/blob'`), blob)
    }
    return Promise.resolve({
      write: async (lines) => {
        held.push(lines)
        size += lines.length
        if (size >= BLOB_CHARACTERS) await flush()
      },
      end: flush,
    })
  }
}
