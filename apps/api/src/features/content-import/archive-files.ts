import { originalOfCopy } from '../../content-reading/old-address'
import { WORD_PICTURE } from '../../content-reading/word'
import {
  type Archive,
  type ArchiveEntry,
  type ByteSource,
  memorySource,
  openArchive,
} from '../../content-reading/zip-archive'
import type { FileStore } from '../../files/file-store'
import { notFound } from '../../http/refusals'

/** A file that an article refers to. */
export interface FoundFile {
  /** The same for all addresses of one file. */
  key: string
  name: string
  read: () => Promise<Uint8Array<ArrayBuffer>>
}

/** Files that articles may refer to, by the addresses of their former portal. */
export interface ArchiveFiles {
  has: (address: string) => boolean
  find: (address: string) => Promise<FoundFile | undefined>
}

/** Folders above a file that are compared with the address. */
const MAX_DEPTH = 6

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** A stored upload as a source of bytes. */
export function storedSource(files: FileStore, id: string, size: number): ByteSource {
  return {
    size,
    read: async (start, end) => {
      if (end <= start || start >= size) return new Uint8Array()
      const stream = await files.read(id, { start, end: Math.min(end, size) - 1 })
      if (!stream) throw notFound()
      return new Uint8Array(await new Response(stream).arrayBuffer())
    },
  }
}

/** The last parts of a path, from the longest to the name alone. */
function tails(path: string): string[] {
  const parts = path.split('/').filter((part) => part !== '')
  return parts.slice(-MAX_DEPTH).map((_, index, all) => all.slice(index).join('/'))
}

function pathOf(address: string): string | undefined {
  const base = 'https://former.invalid'
  if (!URL.canParse(address, base)) return undefined
  const { pathname } = new URL(address, base)
  try {
    return decodeURIComponent(pathname).normalize('NFC')
  } catch {
    return pathname
  }
}

/** Entries by the end of their path; an end that several files have leads nowhere. */
function indexOf(entries: readonly ArchiveEntry[]): ReadonlyMap<string, ArchiveEntry | null> {
  const index = new Map<string, ArchiveEntry | null>()
  for (const entry of entries) {
    for (const tail of tails(entry.path.toLowerCase())) index.set(tail, index.has(tail) ? null : entry)
  }
  return index
}

/** Nothing: no archive was given. */
export const noArchive: ArchiveFiles = { has: () => false, find: () => Promise.resolve(undefined) }

/** Files of an archive by the addresses that articles name: the longest common end of both paths decides. */
export function archiveFiles(archive: Archive): ArchiveFiles {
  const index = indexOf(archive.entries)
  const lookUp = (path: string) =>
    tails(path.toLowerCase())
      .map((tail) => index.get(tail))
      .find((entry) => entry !== undefined && entry !== null)
  const entryOf = (address: string) => {
    const path = pathOf(address)
    if (path === undefined) return undefined
    // WordPress shows smaller copies; an archive often has the original only.
    const original = originalOfCopy(path)
    return lookUp(path) ?? (original === undefined ? undefined : lookUp(original))
  }
  return {
    has: (address) => entryOf(address) !== undefined,
    find: (address) => {
      const entry = entryOf(address)
      const found = entry && { key: entry.path, name: nameOf(entry.path), read: () => archive.read(entry) }
      return Promise.resolve(found)
    },
  }
}

/** Pictures inside the Word files of an archive. */
export function wordPictures(archive: Archive): ArchiveFiles {
  const paths = new Map(archive.entries.map((entry) => [entry.path, entry]))
  // Pictures of one file follow one another.
  let last: { path: string; word: Archive } | undefined
  const openWord = async (path: string, entry: ArchiveEntry) => {
    if (last?.path !== path) last = { path, word: await openArchive(memorySource(await archive.read(entry))) }
    return last.word
  }
  return {
    has: (address) => paths.has(WORD_PICTURE.exec(address)?.[1] ?? ''),
    find: async (address) => {
      const [, path = '', inside = ''] = WORD_PICTURE.exec(address) ?? []
      const file = paths.get(path)
      const word = file && (await openWord(path, file))
      const entry = word?.entries.find((candidate) => candidate.path === inside)
      return word && entry && { key: address, name: nameOf(inside), read: () => word.read(entry) }
    },
  }
}
