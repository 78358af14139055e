/** How a file can be shown in the page. */
export type PreviewKind =
  | 'image'
  | 'pdf'
  | 'text'
  | 'markdown'
  | 'audio'
  | 'video'
  | 'flv'
  | 'document'
  | 'words'
  | 'workbook'
  | 'slides'
  | 'archive'

// The upload types of the specification (section 5), and the type of stored pictures.
const KINDS: Record<string, PreviewKind> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  gif: 'image',
  pdf: 'pdf',
  txt: 'text',
  java: 'text',
  php: 'text',
  py: 'text',
  js: 'text',
  css: 'text',
  md: 'markdown',
  mp3: 'audio',
  wav: 'audio',
  mp4: 'video',
  flv: 'flv',
  doc: 'words',
  docx: 'document',
  xls: 'workbook',
  xlsx: 'workbook',
  ppt: 'slides',
  pptx: 'slides',
  zip: 'archive',
  rar: 'archive',
  jar: 'archive',
  tar: 'archive',
  gzip: 'archive',
}

/** How this file can be shown; undefined where there is only the download. */
export function previewKind(ext: string): PreviewKind | undefined {
  return KINDS[ext.toLowerCase()]
}
