import type { ByteSource } from '../content-reading/zip-archive'
import type { Patch } from './patch'

const SEGMENT = 0x18538067
const SEEK_HEAD = 0x114d9b74
const SEEK = 0x4dbb
const SEEK_POSITION = 0x53ac
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const CLUSTER = 0x1f43b675
/** Elements with words: tags, attachments, chapters, titles, names of tracks and programs, and checksums over them. */
const WORDS = new Set([0x1254c367, 0x1941a469, 0x1043a770, 0x7ba9, 0x4d80, 0x5741, 0x536e, 0xbf])
const PARENTS = new Set([INFO, TRACKS, TRACK])
const VOID = 0xec
const MAX_ELEMENTS = 300
const MAX_HEADER = 12
const MAX_PARENT_BYTES = 4 * 1024 ** 2
const SHORT_SIZE = 127

interface Element {
  id: number
  start: number
  /** Where its content begins. */
  content: number
  /** The first byte after it; infinite where its size is not known. */
  end: number
}

/** A number of variable length; with `hasMarker` the bit that says how long it is counts. Undefined where it is cut off. */
function numberAt(bytes: Uint8Array, at: number, hasMarker: boolean): { value: number; length: number } | undefined {
  const first = bytes[at]
  if (first === undefined || first === 0) return undefined
  const length = Math.clz32(first) - 23
  if (at + length > bytes.length) return undefined
  let value = hasMarker ? first : first & (0xff >> length)
  let isAllOnes = !hasMarker && value === 0xff >> length
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte
    isAllOnes &&= byte === 0xff
  }
  return { value: isAllOnes ? Infinity : value, length }
}

function elementAt(bytes: Uint8Array, at: number): Element | undefined {
  const id = numberAt(bytes, at, true)
  const size = id && numberAt(bytes, at + id.length, false)
  if (!size) return undefined
  const content = at + id.length + size.length
  return { id: id.value, start: at, content, end: content + size.value }
}

/** An element becomes one without content, of the same length. */
function emptied({ start, end }: Element): Patch {
  const length = end - start
  if (length - 2 < SHORT_SIZE) return { start, end, bytes: new Uint8Array([VOID, 0x80 | (length - 2)]) }
  const bytes = new Uint8Array(9)
  const view = new DataView(bytes.buffer)
  view.setBigUint64(1, BigInt(length - 9) | (1n << 56n))
  view.setUint8(0, VOID)
  return { start, end, bytes }
}

/** The elements among some bytes. */
function elementsIn(bytes: Uint8Array, from: number, to: number): Element[] {
  const elements: Element[] = []
  for (let at = from; at < to;) {
    const element = elementAt(bytes, at)
    if (!element || element.end > to) break
    elements.push(element)
    at = element.end
  }
  return elements
}

function patchesIn(bytes: Uint8Array, parent: Element, offset: number): Patch[] {
  return elementsIn(bytes, parent.content, parent.end).flatMap((element) => {
    if (PARENTS.has(element.id)) return patchesIn(bytes, element, offset)
    const moved = { ...element, start: element.start + offset, end: element.end + offset }
    return WORDS.has(element.id) ? [emptied(moved)] : []
  })
}

/** Where the list of contents says that elements begin, from the beginning of the segment. */
function positionsIn(bytes: Uint8Array, head: Element): number[] {
  return elementsIn(bytes, head.content, head.end)
    .filter(({ id }) => id === SEEK)
    .flatMap((seek) => elementsIn(bytes, seek.content, seek.end))
    .filter(({ id }) => id === SEEK_POSITION)
    .map(({ content, end }) => bytes.subarray(content, end).reduce((value, byte) => value * 256 + byte, 0))
}

/** Reads an element of the segment, and where others are if it is the list of contents. */
async function patchesAt({ read, size }: ByteSource, at: number) {
  const header = await read(at, Math.min(at + MAX_HEADER, size))
  const found = elementAt(header, 0)
  if (!found) return undefined
  const element = { ...found, start: at, end: Math.min(at + found.end, size) }
  if (WORDS.has(found.id)) return { ...element, patches: [emptied(element)], positions: [] }
  const isRead = (found.id === SEEK_HEAD || PARENTS.has(found.id)) && element.end - at <= MAX_PARENT_BYTES
  if (!isRead) return { ...element, patches: [], positions: [] }
  const bytes = await read(at, element.end)
  const whole = { ...found, end: bytes.length }
  return {
    ...element,
    patches: PARENTS.has(found.id) ? patchesIn(bytes, whole, at) : [],
    positions: found.id === SEEK_HEAD ? positionsIn(bytes, whole) : [],
  }
}

/** What hides the words of a WebM or Matroska film: its pictures and sounds are read as before. */
export async function matroskaPatches(file: ByteSource): Promise<Patch[]> {
  const start = await file.read(0, Math.min(1024, file.size))
  const head = elementAt(start, 0)
  const segment = head && elementAt(start, head.end)
  if (segment?.id !== SEGMENT) return []
  const patches = new Map<number, Patch>()
  const waiting: number[] = [segment.content]
  const seen = new Set<number>()
  while (seen.size < MAX_ELEMENTS) {
    const at = waiting.shift()
    if (at === undefined) break
    if (seen.has(at) || at >= file.size) continue
    seen.add(at)
    const found = await patchesAt(file, at)
    if (!found) continue
    for (const patch of found.patches) patches.set(patch.start, patch)
    waiting.push(...found.positions.map((position) => segment.content + position))
    // Clusters, the film itself, come in thousands: what follows them is in the list of contents.
    if (found.id !== CLUSTER || waiting.length === 0) waiting.push(found.end)
  }
  return [...patches.values()]
}
