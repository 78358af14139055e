import { CELL_LENGTH, SheetLimit, FIELDS, LINES } from './sheet-limits'

/** Characters from which the delimiter is detected. */
const SAMPLE = 64 * 1024
const LINE_BREAK = /\r\n?|\n/y

/** A field that begins at `start`: its text, and where the delimiter or line break after it is. */
function quotedField(text: string, start: number, cellLength: number): { value: string; end: number } {
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    const end = quote === -1 ? text.length : quote
    // Checked before the text is copied: an open quotation mark makes the rest of the file one field.
    if (value.length + end - from > cellLength) throw new SheetLimit('cellTooLong')
    value += text.slice(from, end)
    if (text[end + 1] !== '"') return { value, end: Math.min(end + 1, text.length) }
    value += '"'
    from = end + 2
  }
}

/** Text of which enough is in memory to read the next field, and no more. */
class TextWindow {
  text = ''
  /** Where the next field begins. */
  at = 0
  private readonly chunks: AsyncIterator<string>
  private isComplete = false

  /** `minLength` is the number of characters that a field and what ends it may take. */
  constructor(
    chunks: AsyncIterable<string>,
    private readonly minLength: number,
  ) {
    this.chunks = chunks[Symbol.asyncIterator]()
  }

  /** Loads what the next field needs. False at the end of the text. */
  async load(): Promise<boolean> {
    if (!this.isComplete && this.text.length - this.at < this.minLength) await this.refill()
    return this.at < this.text.length
  }

  private async refill() {
    const parts = [this.text.slice(this.at)]
    let size = this.text.length - this.at
    // Twice as much as one field needs, so that each character is copied a bounded number of times.
    while (size < 2 * this.minLength) {
      const next = await this.chunks.next()
      if (next.done) {
        this.isComplete = true
        break
      }
      parts.push(next.value)
      size += next.value.length
    }
    this.text = parts.join('')
    this.at = 0
  }
}

/**
 * The rows of a csv that comes in chunks, in linear time. Throws a {@link SheetLimit} as soon as a cell, a row or the
 * file is too long; `cellLength` is how long a cell may be.
 */
export async function* readCsv(
  chunks: AsyncIterable<string>,
  cellLength = CELL_LENGTH,
): AsyncGenerator<readonly string[]> {
  const { detectDelimiter } = await import('hucre/csv')
  // Each character may be written as two, between two quotation marks.
  const fieldLength = 2 * cellLength + 2
  const input = new TextWindow(chunks, Math.max(SAMPLE, fieldLength + 2))
  await input.load()
  if (input.text.startsWith('\uFEFF')) input.at = 1
  const delimiter = detectDelimiter(input.text.slice(input.at, input.at + SAMPLE))
  const plain = new RegExp(`[^\\r\\n${delimiter === '|' ? '\\|' : delimiter}]*`, 'y')
  const plainEnd = (text: string, from: number) => {
    plain.lastIndex = from
    plain.test(text)
    return plain.lastIndex
  }
  let fields: string[] = []
  let lines = 0
  while ((await input.load()) || fields.length > 0) {
    const { text, at } = input
    const quoted = text[at] === '"' ? quotedField(text, at, cellLength) : { value: '', end: at }
    const end = plainEnd(text, quoted.end)
    if (end - at > fieldLength) throw new SheetLimit('cellTooLong')
    fields.push(quoted.value + text.slice(quoted.end, end))
    if (fields.length > FIELDS) throw new SheetLimit('tooComplex')
    input.at = end + 1
    if (text[end] === delimiter) continue
    LINE_BREAK.lastIndex = end
    if (LINE_BREAK.test(text)) input.at = LINE_BREAK.lastIndex
    lines += 1
    if (lines > LINES) throw new SheetLimit('tooComplex')
    yield fields
    fields = []
  }
}
