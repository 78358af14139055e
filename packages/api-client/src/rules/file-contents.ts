const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0))
const ZIP = [ascii('PK\u0003\u0004'), ascii('PK\u0005\u0006')]
const OLD_OFFICE = [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]]
const JPEG = [[0xff, 0xd8, 0xff]]
// Frames begin with eleven set bits; the next two mark MPEG audio of layer III with or without a checksum.
const MP3 = [ascii('ID3'), [0xff, 0xfb], [0xff, 0xfa], [0xff, 0xf3], [0xff, 0xf2], [0xff, 0xe3], [0xff, 0xe2]]
const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]

/** What a file of each type begins with (section 5): one of these, at this place. */
const BEGINNINGS: Record<string, { at?: number; among: number[][] }> = {
  xls: { among: OLD_OFFICE },
  doc: { among: OLD_OFFICE },
  ppt: { among: OLD_OFFICE },
  xlsx: { among: ZIP },
  docx: { among: ZIP },
  pptx: { among: ZIP },
  zip: { among: ZIP },
  jar: { among: ZIP },
  pdf: { among: [ascii('%PDF-')] },
  rar: { among: [ascii('Rar!\u001a\u0007')] },
  tar: { at: 257, among: [ascii('ustar')] },
  gzip: { among: [[0x1f, 0x8b]] },
  jpg: { among: JPEG },
  jpeg: { among: JPEG },
  png: { among: [[0x89, ...ascii('PNG\r\n\u001a\n')]] },
  webp: { at: 8, among: [ascii('WEBP')] },
  gif: { among: [ascii('GIF87a'), ascii('GIF89a')] },
  mp3: { among: MP3 },
  wav: { among: [ascii('RIFF')] },
  mp4: { at: 4, among: [ascii('ftyp')] },
  flv: { among: [ascii('FLV\u0001')] },
}

const TEXTS = new Set(['txt', 'java', 'php', 'py', 'md', 'js', 'css', 'xml', 'csv'])

/** Bytes from the start of a file that {@link isContentOf} looks at. */
export const contentHeadBytes = 4096

const hasAt = (head: Uint8Array, at: number, mark: readonly number[]) =>
  mark.every((byte, index) => head[at + index] === byte)

const beginsLike = (head: Uint8Array, ext: string) => {
  const { at = 0, among = [] } = BEGINNINGS[ext] ?? {}
  return among.some((mark) => hasAt(head, at, mark))
}

/** Text holds no zero byte, unless it says at its start that each character takes two. */
function isText(head: Uint8Array): boolean {
  if (UTF_16.some((mark) => hasAt(head, 0, mark))) return true
  return !head.includes(0) && !Object.keys(BEGINNINGS).some((ext) => ext !== 'mp3' && beginsLike(head, ext))
}

/** Is this the beginning of a file of the type that its name says? A program called `lesson.pdf` is not. */
export function isContentOf(ext: string, head: Uint8Array): boolean {
  return TEXTS.has(ext) ? isText(head) : beginsLike(head, ext)
}
