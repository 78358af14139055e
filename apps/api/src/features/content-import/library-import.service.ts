import {
  brokenFileRule,
  contentHeadBytes,
  fileExtension,
  isContentOf,
  uploadFileTypes,
} from '@doorway/api-client/rules'
import { ContentFault } from '../../content-reading/content-reader'
import { oldFileAddressOf, originalOfCopy } from '../../content-reading/old-address'
import { shorten } from '../../html/shorten'
import type { AnyCall } from '../../http/call'
import { isPictureType, pictureOf } from '../../pictures/metadata/clean-picture'
import { readWhole } from '../../security/file-hash'
import { noteRemoval } from '../files/file-removal.queries'
import { insertFolder } from '../library/library-folders.queries'
import { insertEntries } from '../library/library.queries'
import { requireQuota } from '../library/library.service'
import { mimeOf } from '../uploads/mime-types'
import type { ArchiveFiles, FoundFile } from './archive-files'
import { type StoredImport, updateImport } from './content-import.queries'
import { findInLibrary, findTopFolder, insertFileRedirects, insertImportedFile } from './import-files.queries'

const FOLDER_MAX = 50
const hashOf = async (bytes: Uint8Array<ArrayBuffer>) => (await readWhole(new Blob([bytes]).stream(), 0)).sha256

/** Puts files of an archive into the media library of the site, each once however often it is referred to. */
export class LibraryImport {
  #known = new Map<string, string | undefined>()
  #redirected = new Set<string>()
  #folderId: number | null

  constructor(
    private readonly call: AnyCall,
    private readonly job: StoredImport,
    private readonly found: ArchiveFiles,
  ) {
    this.#folderId = job.folderId
  }

  /** The id of the file at an address; undefined when the archive does not have it, or has something else. */
  async fileAt(address: string | undefined): Promise<string | undefined> {
    const file = address === undefined ? undefined : await this.#find(address)
    if (!file) return undefined
    if (!this.#known.has(file.key)) this.#known.set(file.key, await this.#take(file))
    const id = this.#known.get(file.key)
    if (id !== undefined && address !== undefined) await this.#redirect(address, file, id)
    return id
  }

  /** Lets the former address of a file lead to it, and that of the picture which it is a copy of. */
  async #redirect(address: string, { name }: FoundFile, fileId: string): Promise<void> {
    if (this.job.source === 'word') return
    const own = oldFileAddressOf(address)
    if (own === undefined || this.#redirected.has(own)) return
    this.#redirected.add(own)
    const original = originalOfCopy(name) === undefined ? originalOfCopy(own) : undefined
    const addresses = original === undefined ? [own] : [own, original]
    await insertFileRedirects(this.call.db, addresses, { siteId: this.job.siteId, importId: this.job.id, fileId })
  }

  /** A damaged entry is a missing file. */
  async #find(address: string): Promise<FoundFile | undefined> {
    try {
      return await this.found.find(address)
    } catch (error) {
      if (error instanceof ContentFault) return undefined
      throw error
    }
  }

  async #take(file: FoundFile): Promise<string | undefined> {
    const ext = fileExtension(file.name)
    const bytes = uploadFileTypes.includes(ext) ? await this.#read(file) : undefined
    if (!bytes || brokenFileRule({ name: `a.${ext}`, size: bytes.byteLength }, uploadFileTypes)) return undefined
    if (!isContentOf(ext, bytes.subarray(0, contentHeadBytes))) return undefined
    const sourceSha256 = await hashOf(bytes)
    const known = await findInLibrary(this.call.db, this.job.siteId, sourceSha256)
    return known ?? this.#store(file.name, { ext, bytes, sourceSha256 })
  }

  async #read(file: FoundFile): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      return await file.read()
    } catch (error) {
      if (error instanceof ContentFault) return undefined
      throw error
    }
  }

  async #store(
    name: string,
    { ext, bytes, sourceSha256 }: { ext: string; bytes: Uint8Array<ArrayBuffer>; sourceSha256: string },
  ): Promise<string | undefined> {
    const { db, clock, room, files, actor } = this.call
    const isPicture = isPictureType(ext)
    const picture = isPicture ? pictureOf(ext, bytes) : undefined
    if (isPicture && !picture) return undefined
    const stored = picture ? new Uint8Array(picture.bytes) : bytes
    const [id, storageId] = [crypto.randomUUID(), crypto.randomUUID()]
    // Noted first, so that the bytes go when this process ends before a file refers to them.
    await noteRemoval(db, storageId)
    await room.withRoom(stored.byteLength, () => files.write(storageId, stored))
    const file = {
      id,
      storageId,
      name:
        shorten(name.replaceAll(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '_').slice(0, -ext.length - 1), 150) +
        `.${ext}`,
      ext,
      mime: mimeOf(ext),
      size: stored.byteLength,
      sha256: picture ? await hashOf(stored) : sourceSha256,
      sourceSha256: picture ? sourceSha256 : null,
      ownerId: actor.userId,
      place: 'store' as const,
      createdAt: clock.now(),
      ...(picture && { width: picture.width, height: picture.height, copyState: 'pending' as const }),
    }
    await db.transaction(async (tx) => {
      const folderId = await this.#folder(tx)
      await insertImportedFile(tx, this.job.id, file)
      await requireQuota(tx, this.job.siteId, [id])
      await insertEntries(tx, [id], { siteId: this.job.siteId, folderId, createdAt: clock.now() })
    })
    return id
  }

  /** The folder of this import, named after its file. */
  async #folder(tx: AnyCall['db']): Promise<number> {
    if (this.#folderId !== null) return this.#folderId
    const { siteId, id, fileName } = this.job
    const name = shorten(fileName, FOLDER_MAX)
    const folderId =
      (await findTopFolder(tx, siteId, name)) ?? (await insertFolder(tx, { siteId, parentId: null, name }))
    await updateImport(tx, id, { folderId })
    this.#folderId = folderId
    return folderId
  }
}
