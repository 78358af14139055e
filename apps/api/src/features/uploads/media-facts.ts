import { isMediaType, type MediaFacts } from '@doorway/api-client/rules'
import type { Db } from '../../db/database'
import type { ServerContext } from '../../http/server-context'
import { listUnreadMedia, storeMediaFacts } from './media-facts.queries'

type Parts = Pick<ServerContext, 'files' | 'readMedia'>

interface StoredFile {
  id: string
  ext: string
  size: number
}

/** What the container of a stored file says; null of one that cannot be read, undefined of other files. */
export async function factsOf(
  { files, readMedia }: Parts,
  { id, ext, size }: StoredFile,
): Promise<MediaFacts | null | undefined> {
  if (!isMediaType(ext)) return undefined
  const facts = await readMedia({
    size,
    read: async (start, end) => {
      const bytes = await files.read(id, { start, end: end - 1 })
      if (!bytes) throw new Error('The bytes of the file are gone.')
      return new Uint8Array(await new Response(bytes).arrayBuffer())
    },
  })
  return facts ?? null
}

/** Reads the containers of this person's files that came before containers were read. */
export async function readMissingFacts(
  parts: Parts & { db: Db },
  ownerId: number,
  ids: readonly string[],
): Promise<void> {
  for (const file of await listUnreadMedia(parts.db, ownerId, ids)) {
    const facts = await factsOf(parts, { ...file, id: file.storageId ?? file.id })
    if (facts !== undefined) await storeMediaFacts(parts.db, file.id, facts)
  }
}
