import { LRUCache } from 'lru-cache'
import type { ByteSource } from '../content-reading/zip-archive'
import { BlindingFault } from './blinding-fault'
import { filmPatches } from './film-tags'
import { matroskaPatches } from './matroska-tags'
import { officePatches } from './office-properties'
import type { Patch } from './patch'
import { pdfPatches } from './pdf-properties'
import { soundPatches } from './sound-tags'

const MAX_FILES = 500
const MAX_BYTES = 64 * 1024 ** 2
const PATCH_BYTES = 100

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

/** Files that may name their author in places that are not searched. */
const UNSEARCHED = new Set(['doc', 'xls', 'ppt', 'zip', 'rar', 'jar', 'tar', 'gzip', 'wav', 'flv'])

/**
 * What judges get of a file: `blind`, without the words about its author; `unchecked`, as it is, for its type is not
 * searched; `withheld`, not at all, for it cannot be made blind.
 */
export type Blinding = 'blind' | 'unchecked' | 'withheld'

/** What judges get of a file, and the patches that make it so. */
export interface Blinded {
  blinding: Blinding
  patches: readonly Patch[]
}

const known = new LRUCache<string, Blinded>({
  max: MAX_FILES,
  maxSize: MAX_BYTES,
  sizeCalculation: ({ patches }) => patches.reduce((size, { bytes }) => size + bytes.length + PATCH_BYTES, PATCH_BYTES),
})
const running = new Map<string, Promise<Blinded>>()

async function search(find: Finder, file: ByteSource): Promise<Blinded> {
  try {
    return { blinding: 'blind', patches: await find(file) }
  } catch (error) {
    if (error instanceof BlindingFault) return { blinding: 'withheld', patches: [] }
    throw error
  }
}

/**
 * What hides the words that a file carries about its author; found once for bytes, which `key` names. A file that cannot
 * be read is refused by the rejected promise.
 */
export async function blindPatches(key: string, ext: string, file: ByteSource): Promise<Blinded> {
  const find = finders[ext]
  if (!find) return { blinding: UNSEARCHED.has(ext) ? 'unchecked' : 'blind', patches: [] }
  const found = known.get(key)
  if (found) return found
  const searching = running.get(key) ?? search(find, file).finally(() => running.delete(key))
  running.set(key, searching)
  const blinded = await searching
  known.set(key, blinded)
  return blinded
}
