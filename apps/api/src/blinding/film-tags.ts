import type { ByteSource } from '../content-reading/zip-archive'
import { BlindingFault } from './blinding-fault'
import type { Patch } from './patch'

/** Boxes with words about a film and its maker: tags, covers, places, XMP, and what editors have left behind. */
const TAGS = new Set(['udta', 'meta', 'uuid', 'free', 'skip'])
/** Boxes in which tags and names of tracks are. */
const PARENTS = new Set(['moov', 'trak', 'mdia'])
const MAX_BOXES = 2_000
const MAX_INDEX_BYTES = 64 * 1024 ** 2
const HEADER = 8
const LONG_HEADER = 16
/** Where the name begins in a box that says what kind of track this is. */
const NAME_AT = 32
const FREE = new TextEncoder().encode('free')
const NOTHING = new Uint8Array()

interface Box {
  type: string
  start: number
  end: number
  header: number
}

/** The box at a position of some bytes; undefined where no whole header is. */
function boxAt(bytes: Uint8Array, at: number, end: number): Box | undefined {
  if (at + HEADER > bytes.length) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const type = String.fromCodePoint(...bytes.subarray(at + 4, at + HEADER))
  const size = view.getUint32(at)
  if (size === 0) return { type, start: at, end, header: HEADER }
  if (size >= HEADER) return { type, start: at, end: at + size, header: HEADER }
  if (size !== 1 || at + LONG_HEADER > bytes.length) return undefined
  const long = Number(view.getBigUint64(at + HEADER))
  return long < LONG_HEADER ? undefined : { type, start: at, end: at + long, header: LONG_HEADER }
}

/** A box becomes free space. */
const emptied = ({ start, end, header }: Box): Patch[] => [
  { start: start + 4, end: start + HEADER, bytes: FREE },
  { start: start + header, end, bytes: NOTHING },
]

/** The patches inside a box whose bytes are all there; `offset` is its place in the file. */
function patchesIn(bytes: Uint8Array, from: number, to: number, offset: number): Patch[] {
  const patches: Patch[] = []
  for (let at = from; at < to;) {
    const box = boxAt(bytes, at, to)
    if (!box || box.end > to) break
    const moved = { ...box, start: box.start + offset, end: box.end + offset }
    if (TAGS.has(box.type)) patches.push(...emptied(moved))
    else if (box.type === 'hdlr' && box.end - box.start > NAME_AT)
      patches.push({ start: moved.start + NAME_AT, end: moved.end, bytes: NOTHING })
    else if (PARENTS.has(box.type)) patches.push(...patchesIn(bytes, box.start + box.header, box.end, offset))
    at = box.end
  }
  return patches
}

/**
 * What hides the words of an MP4 or QuickTime film: its pictures and sounds are read as before. Throws a
 * {@link BlindingFault} for one whose index is too large.
 */
export async function filmPatches({ size, read }: ByteSource): Promise<Patch[]> {
  const patches: Patch[] = []
  for (let at = 0, count = 0; at < size && count < MAX_BOXES; count += 1) {
    const header = await read(at, Math.min(at + LONG_HEADER, size))
    const found = boxAt(header, 0, size - at)
    if (!found) break
    const box = { ...found, start: at, end: Math.min(at + found.end, size) }
    if (TAGS.has(box.type)) patches.push(...emptied(box))
    else if (box.type === 'moov') {
      if (box.end - at > MAX_INDEX_BYTES) throw new BlindingFault('its index is too large')
      const bytes = await read(at, box.end)
      patches.push(...patchesIn(bytes, box.header, bytes.length, at))
    }
    at = box.end
  }
  return patches
}
