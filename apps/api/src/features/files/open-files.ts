import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database'
import type { FileRow } from './files.queries'

const MAX_FILES = 2_000
/** Times by which things are published and end pass without a change of content. */
const LIFE_MS = 10_000

interface OpenFile {
  file: FileRow
  version: number
  until: number
}

const caches = new WeakMap<Db, LRUCache<string, OpenFile>>()

/** The version of the content that a file was found in, and the moment of the request. */
interface Moment {
  version: number
  now: Date
}

/** A file that every visitor could read a moment ago, while no content has changed since. */
export function recallOpenFile(db: Db, address: string, { version, now }: Moment): FileRow | undefined {
  const known = caches.get(db)?.get(address)
  return known?.version === version && now.getTime() < known.until ? known.file : undefined
}

/** Stores a file that every visitor may read. */
export function storeOpenFile(db: Db, address: string, file: FileRow, { version, now }: Moment): void {
  const cache = caches.get(db) ?? new LRUCache({ max: MAX_FILES })
  caches.set(db, cache)
  cache.set(address, { file, version, until: now.getTime() + LIFE_MS })
}
