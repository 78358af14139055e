import { Parser } from 'htmlparser2'
import { ContentFault } from './content-reader'

type Attributes = Readonly<Record<string, string>>

/** Reads a part of a Word file. Declarations of entities and external parts are refused. */
export function readXml(
  bytes: Uint8Array<ArrayBuffer>,
  {
    open,
    close,
    text,
  }: {
    open: (name: string, attribs: Attributes) => void
    close?: (name: string) => void
    text?: (words: string) => void
  },
): void {
  const parser = new Parser(
    {
      onopentag: open,
      onclosetag: close,
      ontext: text,
      onprocessinginstruction: (name) => {
        if (name.startsWith('!')) throw new ContentFault('documentType')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(new TextDecoder().decode(bytes))
  parser.end()
}

/** Targets of links and pictures by their id. */
export function relationsOf(bytes: Uint8Array<ArrayBuffer>): Map<string, { target: string; isOutside: boolean }> {
  const relations = new Map<string, { target: string; isOutside: boolean }>()
  readXml(bytes, {
    open: (name, { Id, Target, TargetMode }) => {
      if (name === 'Relationship' && Id && Target)
        relations.set(Id, { target: Target, isOutside: TargetMode === 'External' })
    },
  })
  return relations
}

/** Levels of headings by the id of their style. */
export function headingsOf(bytes: Uint8Array<ArrayBuffer>): Map<string, number> {
  const levels = new Map<string, number>()
  let style = ''
  readXml(bytes, {
    open: (name, attribs) => {
      const value = attribs['w:val'] ?? ''
      if (name === 'w:style') style = attribs['w:styleId'] ?? ''
      else if (name === 'w:name') {
        const level = Number(/^(?:heading|标题)\s*(\d)$/i.exec(value)?.[1])
        if (level >= 1) levels.set(style, level)
        else if (/^title$/i.test(value)) levels.set(style, 1)
      } else if (name === 'w:outlineLvl' && !levels.has(style) && /^[0-5]$/.test(value))
        levels.set(style, Number(value) + 1)
    },
  })
  return levels
}

/** Ids of numberings whose first level is a bullet; all others are numbered. */
export function bulletsOf(bytes: Uint8Array<ArrayBuffer>): Set<string> {
  const abstractBullets = new Set<string>()
  const bullets = new Set<string>()
  let [abstract, level, numbering] = ['', '', '']
  readXml(bytes, {
    open: (name, attribs) => {
      const value = attribs['w:val'] ?? ''
      if (name === 'w:abstractNum') abstract = attribs['w:abstractNumId'] ?? ''
      else if (name === 'w:lvl') level = attribs['w:ilvl'] ?? ''
      else if (name === 'w:numFmt' && level === '0' && value === 'bullet') abstractBullets.add(abstract)
      else if (name === 'w:num') numbering = attribs['w:numId'] ?? ''
      else if (name === 'w:abstractNumId' && abstractBullets.has(value)) bullets.add(numbering)
    },
  })
  return bullets
}

/** The text of footnotes or endnotes by their id, without the separators that Word adds. */
export function notesOf(bytes: Uint8Array<ArrayBuffer>): Map<string, string> {
  const notes = new Map<string, string>()
  let id: string | undefined
  let note = ''
  let isInText = false
  readXml(bytes, {
    open: (name, attribs) => {
      if (name === 'w:footnote' || name === 'w:endnote') {
        id = attribs['w:type'] ? undefined : attribs['w:id']
        note = ''
      } else if (name === 'w:p' || name === 'w:tab' || name === 'w:br') note += ' '
      isInText = name === 'w:t'
    },
    text: (words) => {
      if (isInText) note += words
    },
    close: (name) => {
      isInText = false
      if (id !== undefined && (name === 'w:footnote' || name === 'w:endnote')) notes.set(id, note)
    },
  })
  return notes
}

/** Author and time of creation, as the properties of the file say. */
export function propertiesOf(bytes: Uint8Array<ArrayBuffer>): { author: string; createdAt: string | null } {
  const values = new Map<string, string>()
  let current = ''
  readXml(bytes, {
    open: (name) => (current = name),
    text: (words) => values.set(current, (values.get(current) ?? '') + words),
    close: () => (current = ''),
  })
  const created = Date.parse(values.get('dcterms:created') ?? '')
  return {
    author: (values.get('dc:creator') ?? '').trim(),
    createdAt: Number.isNaN(created) || created < 0 ? null : new Date(created).toISOString(),
  }
}
