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

/**
 * The rows of a csv, in linear time. Throws a {@link SheetLimit} as soon as a cell, a row or the file is too long;
 * `cellLength` is how long a cell may be.
 */
export async function* readCsv(text: string, cellLength = CELL_LENGTH): AsyncGenerator<readonly string[]> {
  const { detectDelimiter } = await import('hucre/csv')
  const start = text.startsWith('\uFEFF') ? 1 : 0
  const delimiter = detectDelimiter(text.slice(start, start + SAMPLE))
  const plain = new RegExp(`[^\\r\\n${delimiter === '|' ? '\\|' : delimiter}]*`, 'y')
  const plainEnd = (from: number) => {
    plain.lastIndex = from
    plain.test(text)
    return plain.lastIndex
  }
  let fields: string[] = []
  let lines = 0
  for (let at = start; at < text.length || fields.length > 0;) {
    const quoted = text[at] === '"' ? quotedField(text, at, cellLength) : { value: '', end: at }
    const end = plainEnd(quoted.end)
    if (end - at > 2 * cellLength + 2) throw new SheetLimit('cellTooLong')
    fields.push(quoted.value + text.slice(quoted.end, end))
    if (fields.length > FIELDS) throw new SheetLimit('tooComplex')
    at = end + 1
    if (text[end] === delimiter) continue
    LINE_BREAK.lastIndex = end
    if (LINE_BREAK.test(text)) at = LINE_BREAK.lastIndex
    lines += 1
    if (lines > LINES) throw new SheetLimit('tooComplex')
    yield fields
    fields = []
  }
}
