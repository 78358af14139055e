import { Parser } from 'htmlparser2'
import { escapeText } from '../html/escape-text'
import { closeForeignContent } from '../html/foreign-content'
import { safeHtml } from '../html/safe-html'
import { contentLimits } from './content-limits'
import { inParagraphs } from './paragraphs'
import { storable } from './plain-words'

/** Elements of old editors, and what takes their place; an empty name leaves the words alone. */
const renamed: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  ...Object.fromEntries(
    'div section article center header footer main aside address dl dt dd form fieldset legend details summary'
      .split(' ')
      .map((name) => [name, 'p']),
  ),
  strike: 's',
  del: 's',
  ins: 'u',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  mark: '',
  font: '',
  small: '',
  big: '',
  nobr: '',
  'o:p': '',
}
/** Elements whose content is never text; `xml` is what Word adds. */
const silent = new Set('script style template noscript title textarea svg math xml head object select'.split(' '))
const players = new Set(['iframe', 'video', 'audio', 'embed'])
const empty = new Set(['br', 'hr', 'img'])
const attributes = ['title', 'colspan', 'rowspan', 'href', 'target'] as const
const MAX_DEPTH = 300
const DOCUMENT = /\.(?:pdf|docx?|xlsx?|pptx?|zip|rar|txt|mp3|mp4|jpe?g|png|gif|webp)$/i
const BOLD = /font-weight\s*:\s*(?:bold|[6-9]00)/i

/** HTML with plain references in place of its files. */
export interface OldHtml {
  html: string
  files: string[]
}

/** Address at which a text refers to its n-th file until the file is in the library. */
export const FILE_REFERENCE = /\/import-file\/(\d{1,4})(?!\d)/g

const referenceOf = (index: number) => `/import-file/${index}`

function isDocument(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return DOCUMENT.test(path)
}

/** Pictures that load late have their address elsewhere and a substitute in `src`. */
function pictureAddress(attribs: Readonly<Record<string, string>>): string {
  const late = attribs['data-src'] ?? attribs['data-original'] ?? attribs['data-lazy-src'] ?? ''
  return (late || attribs['src'] || '').trim()
}

class OldHtmlWriter {
  readonly files: string[] = []
  #out: string[] = []
  /** Names written for the open elements; empty where nothing was written. */
  #open: string[] = []
  #silent = 0

  open(name: string, attribs: Readonly<Record<string, string>>): void {
    if (silent.has(name)) this.#silent += 1
    const written = this.#silent > 0 || this.#open.length > MAX_DEPTH ? '' : this.#write(name, attribs)
    this.#open.push(written)
  }

  close(name: string): void {
    if (silent.has(name)) this.#silent = Math.max(0, this.#silent - 1)
    const written = this.#open.pop()
    if (written && !empty.has(written)) this.#out.push(`</${written}>`)
  }

  text(words: string): void {
    if (this.#silent === 0) this.#out.push(escapeText(words))
  }

  html(): string {
    return this.#out.join('')
  }

  #write(name: string, attribs: Readonly<Record<string, string>>): string {
    if (name === 'img') return this.#picture(attribs)
    if (players.has(name)) return this.#player(attribs)
    const style = attribs['style'] ?? ''
    const target = name === 'span' ? (BOLD.test(style) ? 'strong' : '') : (renamed[name] ?? name)
    if (target === '' || !/^[a-z][a-z0-9]*$/.test(target)) return ''
    const href = attribs['href']
    const link = name === 'a' && href ? this.#link(href.trim()) : href
    const texts = attributes.flatMap((key) => {
      const value = key === 'href' ? link : attribs[key]
      return value === undefined ? [] : [` ${key}="${escapeText(value)}"`]
    })
    const note = target === 'sup' && attribs['data-note'] !== undefined ? ' data-note=""' : ''
    this.#out.push(`<${target}${note}${texts.join('')}>`)
    return target
  }

  #picture(attribs: Readonly<Record<string, string>>): string {
    const address = pictureAddress(attribs)
    // Pictures inside the text itself cannot be deduplicated and make it too large; what they show is not known.
    if (address === '' || /^(?:data|blob|javascript|vbscript|file):/i.test(address)) return ''
    const reference = this.#reference(address)
    if (reference === undefined) return ''
    this.#out.push(`<img src="${reference}" alt="${escapeText((attribs['alt'] ?? '').slice(0, 200))}">`)
    return 'img'
  }

  /** Players of other sites are not embedded; their address stays as a link. */
  #player(attribs: Readonly<Record<string, string>>): string {
    const address = (attribs['src'] ?? attribs['data-src'] ?? '').trim().replace(/^\/\//, 'https://')
    if (!/^https?:\/\//i.test(address)) return ''
    const text = escapeText(address)
    this.#out.push(`<p><a href="${text}">${text}</a></p>`)
    return ''
  }

  #link(address: string): string {
    if (!isDocument(address) || /^(?:mailto|javascript|data|vbscript|file):/i.test(address)) return address
    return this.#reference(address) ?? address
  }

  #reference(address: string): string | undefined {
    const known = this.files.indexOf(address)
    if (known !== -1) return referenceOf(known)
    if (this.files.length >= contentLimits.filesMax) return undefined
    return referenceOf(this.files.push(address) - 1)
  }
}

/**
 * An old text as one of ours: headings, paragraphs, lists, tables, pictures and links, without styles, fonts and
 * scripts. It passes the same sanitising as a text that an editor saves.
 */
export function convertHtml(old: string): OldHtml {
  const writer = new OldHtmlWriter()
  const parser = new Parser(
    {
      onopentag: (name, attribs) => writer.open(name, attribs),
      onclosetag: (name) => writer.close(name),
      ontext: (words) => writer.text(words),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.write(closeForeignContent(storable(old)))
  parser.end()
  return { html: inParagraphs(safeHtml(writer.html())), files: writer.files }
}
