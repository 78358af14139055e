import { PreviewFailure } from '../preview-failure'
import { openCompoundFile, type FileStream } from './compound-file'

// Places in the head of the stream WordDocument ([MS-DOC] 2.5).
const MARK = 0xa5ec
const FLAGS_AT = 0x0a
const IS_ENCRYPTED = 0x0100
const USES_TABLE_1 = 0x0200
const TEXT_LENGTH_AT = 0x4c
const RUNS_AT = 0x01a2

/** Longer texts are cut; a forged list of runs could repeat the same megabyte a thousand times. */
const MAX_CHARACTERS = 400_000
const PROPERTIES = 1
const IS_ONE_BYTE = 0x40000000

/** Returns the start of the list of text runs, after the properties of quick saves ([MS-DOC] 2.9.38). */
function runListStart({ view }: FileStream, start: number): number {
  let at = start
  while (view.getUint8(at) === PROPERTIES) at += 3 + view.getUint16(at + 1, true)
  return at + 1
}

/** Returns the characters of the document: the file stores them in runs of one or two bytes per character. */
function characters(document: FileStream, table: FileStream): string {
  const at = runListStart(table, document.view.getUint32(RUNS_AT, true))
  const count = (table.view.getUint32(at, true) - 4) / 12
  const places = at + 4
  const [narrow, wide] = [new TextDecoder('windows-1252'), new TextDecoder('utf-16le')]
  let text = ''
  for (let piece = 0; piece < count && text.length < MAX_CHARACTERS; piece += 1) {
    const length = table.view.getUint32(places + piece * 4 + 4, true) - table.view.getUint32(places + piece * 4, true)
    const place = table.view.getUint32(places + (count + 1) * 4 + piece * 8 + 2, true)
    const isNarrow = (place & IS_ONE_BYTE) !== 0
    const start = isNarrow ? (place & ~IS_ONE_BYTE) / 2 : place
    const bytes = document.bytes.subarray(start, start + length * (isNarrow ? 1 : 2))
    text += (isNarrow ? narrow : wide).decode(bytes)
  }
  return text.slice(0, Math.min(MAX_CHARACTERS, document.view.getUint32(TEXT_LENGTH_AT, true)))
}

const FIELD_BEGINS = '\u0013'
const FIELD_SHOWS = '\u0014'
const FIELD_ENDS = '\u0015'

/** Replaces fields ("PAGE", "HYPERLINK …") by their results. */
function withoutInstructions(text: string): string {
  let shown = ''
  // For each open field: are its instructions being read?
  const open: boolean[] = []
  for (const character of text) {
    if (character === FIELD_BEGINS) open.push(true)
    else if (character === FIELD_SHOWS) open[open.length - 1] = false
    else if (character === FIELD_ENDS) open.pop()
    else if (!open.includes(true)) shown += character
  }
  return shown
}

/** The paragraphs of a Word document of 97 to 2003, cells of a table parted by tabs; pictures and layout stay behind. */
export function wordParagraphs(bytes: Uint8Array): string[] {
  const stream = openCompoundFile(bytes)
  const document = stream('WordDocument')
  if (document.view.getUint16(0, true) !== MARK) throw new PreviewFailure('failed')
  const flags = document.view.getUint16(FLAGS_AT, true)
  if ((flags & IS_ENCRYPTED) !== 0) throw new PreviewFailure('protected')
  const text = characters(document, stream((flags & USES_TABLE_1) === 0 ? '0Table' : '1Table'))
  return (
    withoutInstructions(text)
      // A row ends with one mark more than it has cells.
      .replaceAll('\u0007\u0007', '\r')
      .replaceAll('\u0007', '\t')
      .replaceAll('\u001e', '-')
      .split(/[\r\f\v]/)
      // oxlint-disable-next-line no-control-regex -- placeholders of pictures, notes and soft hyphens
      .map((line) => line.replaceAll(/[\u0000-\u0008\u000e-\u001f]/g, ''))
      .filter((line) => line.trim() !== '')
  )
}
