import { blindPatches, type Blinded, type Blinding } from '../../blinding/blind-patches'
import type { Db } from '../../db/database'
import type { ByteRange } from '../../files/file-store'
import { notFound } from '../../http/refusals'
import type { ServerContext } from '../../http/server-context'
import { fromBase64Url } from '../../security/secrets'
import { type FileRow, findBody, findFile } from '../files/files.queries'

/** What reading files needs. */
export interface FileReading {
  db: Db
  files: ServerContext['files']
}

/** Bytes of a file, from the store or from the database; undefined where they are gone. */
export async function readPart({ db, files }: FileReading, file: FileRow, range: ByteRange) {
  if (file.place === 'store') return files.read(file.storageId ?? file.id, range)
  const body = await findBody(db, file.id)
  const bytes = body === undefined ? undefined : fromBase64Url(body).slice(range.start, range.end + 1)
  return bytes && new Blob([bytes]).stream()
}

/** How the author of a file is hidden from judges. */
export function blindFile(reading: FileReading, file: FileRow): Promise<Blinded> {
  const read = async (start: number, end: number) => {
    const part = await readPart(reading, file, { start, end: end - 1 })
    if (!part) throw notFound()
    return new Uint8Array(await new Response(part).arrayBuffer())
  }
  // Replaced bytes have another place in the store, at the same id of the file.
  return blindPatches(`${file.storageId ?? file.id}/${file.size}`, file.ext, { size: file.size, read })
}

/**
 * What judges get of files. A file whose bytes cannot be read is left out: it is refused when it is opened, and neither
 * the desk nor a review waits for the store.
 */
export async function listBlinding(
  reading: FileReading,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Blinding>> {
  const found = new Map<string, Blinding>()
  for (const id of ids) {
    const file = await findFile(reading.db, id)
    const blinded = file && (await blindFile(reading, file).catch(() => undefined))
    if (blinded) found.set(id, blinded.blinding)
  }
  return found
}
