import { LRUCache } from 'lru-cache'
import { filmPatches } from './film-tags'
import { matroskaPatches } from './matroska-tags'
import { officePatches } from './office-properties'
import type { ByteSource } from '../content-reading/zip-archive'
import type { Patch } from './patch'
import { pdfPatches } from './pdf-properties'
import { soundPatches } from './sound-tags'

const MAX_FILES = 500

type Finder = (file: ByteSource) => Promise<Patch[]>

const finders: Readonly<Record<string, Finder>> = {
  mp4: filmPatches,
  m4v: filmPatches,
  mov: filmPatches,
  m4a: filmPatches,
  webm: matroskaPatches,
  mkv: matroskaPatches,
  mp3: soundPatches,
  docx: officePatches,
  xlsx: officePatches,
  pptx: officePatches,
  pdf: pdfPatches,
}

const known = new LRUCache<string, Promise<Patch[]>>({ max: MAX_FILES })

/**
 * What hides the words that a file carries about its author; found once for each file, whose bytes never change. A file
 * that cannot be read is refused by the rejected promise.
 */
export function blindPatches(id: string, ext: string, file: ByteSource): Promise<Patch[]> {
  const find = finders[ext]
  if (!find) return Promise.resolve([])
  const found = known.get(id) ?? find(file)
  known.set(id, found)
  found.catch(() => known.delete(id))
  return found
}
