import { PreviewFailure } from '../preview-failure'
import type { Slide } from '../reading/slides'
import { openCompoundFile, type FileStream } from './compound-file'

// Types of records ([MS-PPT] 2.13.24).
const SLIDE_LIST = 4080
const SLIDE_PLACE = 1011
const TEXT_HEADER = 3999
const TEXT_WIDE = 4000
const TEXT_NARROW = 4008
const TEXT_REFERENCE = 3998
const EDIT = 4085
const PLACES = 6002
const HEAD = 8
/** Slides beyond these are not read. */
const MAX_SLIDES = 300
const IS_CONTAINER = 0x0f
/** The token in the stream Current User of an encrypted presentation. */
const ENCRYPTED = 0xf3d1c4df

interface RecordHead {
  type: number
  instance: number
  isContainer: boolean
  /** Where its data begins and ends. */
  start: number
  end: number
}

function headAt({ view }: FileStream, at: number): RecordHead {
  const first = view.getUint16(at, true)
  const start = at + HEAD
  return {
    type: view.getUint16(at + 2, true),
    instance: first >> 4,
    isContainer: (first & IS_CONTAINER) === IS_CONTAINER,
    start,
    end: start + view.getUint32(at + 4, true),
  }
}

function* within(stream: FileStream, { start, end }: Pick<RecordHead, 'start' | 'end'>): Generator<RecordHead> {
  for (let at = start; at + HEAD <= end;) {
    const head = headAt(stream, at)
    yield head
    at = head.end
  }
}

/** Every record below one, those in containers included, in the order of the file. */
function* below(stream: FileStream, record: RecordHead): Generator<RecordHead> {
  for (const head of within(stream, record)) {
    yield head
    if (head.isContainer) yield* below(stream, head)
  }
}

/** Returns the current offset of each part: a quick save writes new offsets before the older ones. */
function livePlaces(stream: FileStream, newestEdit: number) {
  const places = new Map<number, number>()
  const seen = new Set<number>()
  let documentPart = 0
  for (let at = newestEdit; at !== 0 && !seen.has(at);) {
    seen.add(at)
    const edit = headAt(stream, at)
    if (edit.type !== EDIT) throw new PreviewFailure('failed')
    documentPart ||= stream.view.getUint32(edit.start + 16, true)
    const list = headAt(stream, stream.view.getUint32(edit.start + 12, true))
    if (list.type !== PLACES) throw new PreviewFailure('failed')
    for (let entry = list.start; entry < list.end;) {
      const run = stream.view.getUint32(entry, true)
      const [first, count] = [run & 0xfffff, run >>> 20]
      for (let index = 0; index < count; index += 1) {
        const place = stream.view.getUint32(entry + 4 + index * 4, true)
        if (!places.has(first + index)) places.set(first + index, place)
      }
      entry += 4 + count * 4
    }
    at = stream.view.getUint32(edit.start + 8, true)
  }
  return { places, documentPart }
}

function textOf({ bytes }: FileStream, { type, start, end }: RecordHead): string | undefined {
  const data = bytes.subarray(start, end)
  if (type === TEXT_WIDE) return new TextDecoder('utf-16le').decode(data)
  return type === TEXT_NARROW ? new TextDecoder('windows-1252').decode(data) : undefined
}

const linesOf = (text: string) => text.split(/[\r\v]/).filter((line) => line.trim() !== '')

interface ListedSlide {
  part: number
  /** Texts of its placeholders, which the slide itself only points at. */
  texts: string[]
}

function listedSlides(stream: FileStream, list: RecordHead): ListedSlide[] {
  const slides: ListedSlide[] = []
  for (const record of within(stream, list)) {
    const slide = slides.at(-1)
    if (record.type === SLIDE_PLACE) slides.push({ part: stream.view.getUint32(record.start, true), texts: [] })
    else if (record.type === TEXT_HEADER) slide?.texts.push('')
    else {
      const text = textOf(stream, record)
      if (text !== undefined) slide?.texts.splice(-1, 1, text)
    }
  }
  return slides
}

/** The texts of a slide: its own boxes, and the outline where a box points at it; the outline alone without any box. */
function slideTexts(stream: FileStream, { part, texts }: ListedSlide, places: Map<number, number>): string[] {
  const place = places.get(part)
  if (place === undefined) return texts
  const own = [...below(stream, headAt(stream, place))].map((record) =>
    record.type === TEXT_REFERENCE ? texts[stream.view.getUint32(record.start, true)] : textOf(stream, record),
  )
  const found = own.filter((text) => text !== undefined)
  return found.length > 0 ? found : texts
}

/** The words of a presentation of PowerPoint 97 to 2003, slide by slide. */
export function oldSlides(bytes: Uint8Array): Slide[] {
  const stream = openCompoundFile(bytes)
  const user = stream('Current User').view
  if (user.getUint32(12, true) === ENCRYPTED) throw new PreviewFailure('protected')
  const file = stream('PowerPoint Document')
  const { places, documentPart } = livePlaces(file, user.getUint32(16, true))
  const place = places.get(documentPart)
  if (place === undefined) throw new PreviewFailure('failed')
  const document = headAt(file, place)
  const list = [...within(file, document)].find(({ type, instance }) => type === SLIDE_LIST && instance === 0)
  const slides = list ? listedSlides(file, list) : []
  return slides.slice(0, MAX_SLIDES).map((slide, index) => ({
    number: index + 1,
    lines: slideTexts(file, slide, places).flatMap(linesOf),
  }))
}
