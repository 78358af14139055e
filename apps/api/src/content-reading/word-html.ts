import { escapeText } from '../html/escape-text'
import { readXml } from './word-parts'

/** What the text of a Word file refers to. */
export interface WordContext {
  relations: ReadonlyMap<string, { target: string; isOutside: boolean }>
  headings: ReadonlyMap<string, number>
  bullets: ReadonlySet<string>
  /** Words of notes by their id. */
  footnotes: ReadonlyMap<string, string>
  endnotes: ReadonlyMap<string, string>
  /** The address of a picture of the file by its path in it. */
  pictureAddress: (path: string) => string
}

interface Paragraph {
  words: string
  level: number
  list: 'ul' | 'ol' | undefined
}

type Attributes = Readonly<Record<string, string>>

const formats: Readonly<Record<string, string>> = { 'w:b': 'strong', 'w:i': 'em', 'w:u': 'u', 'w:strike': 's' }
const positions: Readonly<Record<string, string>> = { superscript: 'sup', subscript: 'sub' }
const isOn = (value: string | undefined) => value === undefined || !/^(?:0|false|none|off)$/i.test(value)

class WordWriter {
  #out = ''
  #paragraphs: Paragraph[] = []
  #list: 'ul' | 'ol' | undefined
  #formats = new Set<string>()
  #isInRun = false
  #isInText = false
  #skipped = 0
  #link = false

  constructor(private readonly context: WordContext) {}

  html(): string {
    this.#endList()
    return this.#out
  }

  open(name: string, attribs: Attributes): void {
    // The same content once more, for old programs.
    if (name === 'mc:Fallback') this.#skipped += 1
    if (this.#skipped > 0) return
    const value = attribs['w:val']
    if (name === 'w:p') this.#paragraphs.push({ words: '', level: 0, list: undefined })
    else if (name === 'w:r') this.#openRun()
    else if (name === 'w:t') this.#isInText = true
    else if (name === 'w:br' || name === 'w:cr') this.#add('<br>')
    else if (name === 'w:tab' && this.#isInRun) this.#add(' ')
    else if (name === 'w:hyperlink') this.#openLink(attribs['r:id'])
    else if (name === 'a:blip' || name === 'v:imagedata') this.#picture(attribs['r:embed'] ?? attribs['r:id'])
    else if (name === 'w:footnoteReference') this.#note(this.context.footnotes, attribs['w:id'])
    else if (name === 'w:endnoteReference') this.#note(this.context.endnotes, attribs['w:id'])
    else if (name === 'w:tbl') this.#block('<table><tbody>')
    else if (name === 'w:tr') this.#out += '<tr>'
    else if (name === 'w:tc') this.#out += '<td>'
    else if (name === 'w:gridSpan') this.#span(value)
    else this.#property(name, value)
  }

  close(name: string): void {
    if (name === 'mc:Fallback') this.#skipped -= 1
    if (this.#skipped > 0) return
    if (name === 'w:p') this.#endParagraph()
    else if (name === 'w:r') this.#isInRun = false
    else if (name === 'w:t') this.#isInText = false
    else if (name === 'w:hyperlink') this.#closeLink()
    else if (name === 'w:tc') this.#block('</td>')
    else if (name === 'w:tr') this.#out += '</tr>'
    else if (name === 'w:tbl') this.#block('</tbody></table>')
  }

  text(words: string): void {
    if (!this.#isInText || this.#skipped > 0) return
    const names = [...this.#formats]
    const opened = names.map((format) => `<${format}>`).join('')
    const closed = names
      .toReversed()
      .map((format) => `</${format}>`)
      .join('')
    this.#add(opened + escapeText(words) + closed)
  }

  #add(html: string): void {
    const paragraph = this.#paragraphs.at(-1)
    if (paragraph) paragraph.words += html
  }

  #openRun(): void {
    this.#isInRun = true
    this.#formats = new Set()
  }

  #property(name: string, value: string | undefined): void {
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph) return
    const format = formats[name]
    if (this.#isInRun && format && isOn(value)) this.#formats.add(format)
    else if (this.#isInRun && name === 'w:vertAlign' && positions[value ?? ''])
      this.#formats.add(positions[value ?? ''] ?? '')
    else if (name === 'w:pStyle') paragraph.level = this.context.headings.get(value ?? '') ?? 0
    else if (name === 'w:numId' && value !== '0') paragraph.list = this.context.bullets.has(value ?? '') ? 'ul' : 'ol'
  }

  #openLink(id: string | undefined): void {
    const relation = this.context.relations.get(id ?? '')
    this.#link = relation?.isOutside === true
    if (relation && this.#link) this.#add(`<a href="${escapeText(relation.target)}">`)
  }

  #closeLink(): void {
    if (this.#link) this.#add('</a>')
    this.#link = false
  }

  #note(notes: ReadonlyMap<string, string>, id: string | undefined): void {
    const words = id === undefined ? undefined : notes.get(id)?.replaceAll(/\s+/g, ' ').trim()
    if (words) this.#add(`<sup data-note="">${escapeText(words)}</sup>`)
  }

  #picture(id: string | undefined): void {
    const relation = this.context.relations.get(id ?? '')
    if (!relation || relation.isOutside) return
    const path = relation.target.startsWith('/') ? relation.target.slice(1) : `word/${relation.target}`
    this.#add(`<img src="${escapeText(this.context.pictureAddress(path))}">`)
  }

  #span(value: string | undefined): void {
    if (value && /^\d{1,3}$/.test(value) && this.#out.endsWith('<td>'))
      this.#out = `${this.#out.slice(0, -1)} colspan="${value}">`
  }

  #block(html: string): void {
    this.#endList()
    this.#out += html
  }

  #endList(): void {
    if (this.#list) this.#out += `</${this.#list}>`
    this.#list = undefined
  }

  #endParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    if (!paragraph) return
    const { words, level, list } = paragraph
    if (list !== this.#list || level > 0) this.#endList()
    if (words === '') return
    if (level > 0) this.#out += `<h${Math.min(level + 1, 4)}>${words}</h${Math.min(level + 1, 4)}>`
    else if (list) this.#out += `${this.#list ? '' : `<${list}>`}<li>${words}</li>`
    else this.#out += `<p>${words}</p>`
    this.#list = level > 0 ? undefined : list
  }
}

/** The text of a Word file as HTML: headings, paragraphs, lists, tables, links, notes and pictures. */
export function wordHtml(document: Uint8Array<ArrayBuffer>, context: WordContext): string {
  const writer = new WordWriter(context)
  readXml(document, {
    open: (name, attribs) => writer.open(name, attribs),
    close: (name) => writer.close(name),
    text: (words) => writer.text(words),
  })
  return writer.html()
}
