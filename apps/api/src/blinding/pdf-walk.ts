import type { ByteSource } from '../content-reading/zip-archive'

const WINDOW = 8 * 1024 ** 2
/** Letters that are there after each position, unless the file ends: dictionaries are shorter. */
const OVERLAP = 256 * 1024
const STREAM = /\bstream(?:\r\n|\n|\r)/g
const STREAM_END = 'endstream'
const LENGTH = /\/Length\s{1,8}(\d{1,12})(?!\d|\s{1,8}\d{1,5}\s{1,8}R)/
const MAX_HEAD = 16 * 1024

/** A part of a PDF between two streams, with the place of its first letter. */
export interface PdfText {
  kind: 'text'
  start: number
  letters: string
}

/** A stream of a PDF: its dictionary, and where its bytes are. */
export interface PdfStream {
  kind: 'stream'
  head: string
  start: number
  end: number
}

/** A file as letters, a part of it at a time. */
class Letters {
  readonly #source: ByteSource
  #from = 0
  #letters = ''

  constructor(source: ByteSource) {
    this.#source = source
  }

  /** The letters from a position on, some hundred thousand of them at least unless the file ends. */
  async after(at: number): Promise<string> {
    const to = this.#from + this.#letters.length
    const isThere = at >= this.#from && (to - at >= OVERLAP || (to >= this.#source.size && at <= to))
    if (!isThere) {
      const end = Math.min(at + WINDOW, this.#source.size)
      this.#letters = new TextDecoder('latin1').decode(await this.#source.read(at, end))
      this.#from = at
    }
    return this.#letters.slice(at - this.#from)
  }
}

/** The first place of a text at or after a position; the size of the file where there is none. */
async function placeOf(letters: Letters, text: string, from: number, size: number): Promise<number> {
  for (let at = from; at < size;) {
    const part = await letters.after(at)
    const found = part.indexOf(text)
    if (found >= 0) return at + found
    if (at + part.length >= size) return size
    at += part.length - text.length
  }
  return size
}

/** Where the bytes of a stream end: as its dictionary says, if that is true. */
async function endOfStream(letters: Letters, head: string, start: number, size: number): Promise<number> {
  const length = Number(LENGTH.exec(head)?.[1])
  if (Number.isSafeInteger(length) && start + length < size) {
    const tail = (await letters.after(start + length)).slice(0, STREAM_END.length + 2)
    if (tail.trimStart().startsWith(STREAM_END)) return start + length
  }
  return placeOf(letters, STREAM_END, start, size)
}

/** The texts and streams of a PDF in their order, with little of it in memory. */
export async function* walkPdf(source: ByteSource): AsyncGenerator<PdfText | PdfStream> {
  const { size } = source
  const letters = new Letters(source)
  for (let at = 0; at < size;) {
    const part = await letters.after(at)
    STREAM.lastIndex = 0
    const found = STREAM.exec(part)
    const isLast = at + part.length >= size
    if (!found) {
      yield { kind: 'text', start: at, letters: part }
      // The overlap may hold the first half of a word; what is found twice is patched twice.
      at = isLast ? size : at + part.length - MAX_HEAD
      continue
    }
    const text = part.slice(0, found.index)
    yield { kind: 'text', start: at, letters: text }
    const head = text.slice(Math.max(text.lastIndexOf(' obj'), text.length - MAX_HEAD, 0))
    const start = at + found.index + found[0].length
    const end = await endOfStream(letters, head, start, size)
    yield { kind: 'stream', head, start, end }
    at = end
  }
}
