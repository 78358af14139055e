import { Parser } from 'htmlparser2'
import { contentLimits } from './content-limits'
import { ContentFault, type ContentParser, type OldState, type ReadArticle, type ReadBatch } from './content-reader'
import { convertHtml } from './old-html'
import { oldAddressOf, shortAddress } from './old-address'
import { oneLine } from './plain-words'
import { wordpressHtml } from './wordpress-text'

const MAX_DEPTH = 60
/** Characters of any value but the text of a post. */
const VALUE_MAX = 20_000
const states: Readonly<Record<string, OldState>> = {
  publish: 'published',
  future: 'published',
  pending: 'pending',
  trash: 'removed',
}
const imported = new Set(['post', 'page'])
/** The clock of WordPress without a time zone is that of the former portal. */
const SITE_ZONE = '+08:00'

/** What an entry of the export says so far. */
interface Entry {
  values: Map<string, string>
  categories: { key: string; name: string }[]
  tags: string[]
  metaKey: string
  thumbnail: string | null
}

interface Category {
  domain: string
  key: string
}

const emptyEntry = (): Entry => ({ values: new Map(), categories: [], tags: [], metaKey: '', thumbnail: null })

function timeOf(universal: string, local: string): string | null {
  const text = /^[1-9]\d{3}-/.test(universal)
    ? `${universal.replace(' ', 'T')}Z`
    : `${local.replace(' ', 'T')}${SITE_ZONE}`
  const moment = Date.parse(text)
  return Number.isNaN(moment) || moment < 0 ? null : new Date(moment).toISOString()
}

function articleOf(entry: Entry): ReadArticle {
  const value = (name: string) => entry.values.get(name) ?? ''
  const stored = value('content:encoded')
  const isTooLong = stored.length > contentLimits.textMax
  const { html, files } = isTooLong ? { html: '', files: [] } : convertHtml(wordpressHtml(stored))
  const id = value('wp:post_id')
  const isPage = value('wp:post_type') === 'page'
  const address = value('link') || value('guid')
  const key = oneLine(value('dc:creator'))
  const password = value('wp:post_password')
  return {
    title: oneLine(convertTitle(value('title'))),
    html,
    files,
    cover: entry.thumbnail === null ? null : `attachment:${entry.thumbnail}`,
    summary: oneLine(value('excerpt:encoded').replaceAll(/<[^<>]*>/g, ' ')),
    tags: entry.tags,
    categories: isPage ? [{ key: 'page:', name: 'page' }] : entry.categories,
    author: key === '' ? null : { key, name: key },
    state: states[value('wp:status')] ?? 'draft',
    isLocked: password !== '',
    publishedAt: timeOf(value('wp:post_date_gmt'), value('wp:post_date')),
    address: address === '' || oldAddressOf(address) === undefined ? null : address.slice(0, 2_000),
    otherAddresses: /^\d{1,18}$/.test(id) ? [shortAddress(id)] : [],
    isTooLong,
  }
}

/** Titles are HTML in WordPress: entities that the export has escaped once more become characters. */
function convertTitle(title: string): string {
  if (!/[<&]/.test(title)) return title
  let words = ''
  const parser = new Parser({ ontext: (text) => (words += text) }, { decodeEntities: true })
  parser.end(title)
  // A title of tags alone is about tags.
  return words.trim() === '' ? title : words
}

/** Reads a WordPress export (WXR) in one pass. Declarations of entities and external parts are refused. */
class WordpressReader {
  #path: string[] = []
  #text = ''
  #limit = VALUE_MAX
  #entry: Entry | undefined
  #category: Category | undefined
  #person = { key: '', name: '' }
  #isExport = false
  #batch = this.#fresh()
  #count = 0

  readonly #parser = new Parser(
    {
      onopentag: (name, attribs) => this.#open(name, attribs),
      onclosetag: (name) => this.#close(name),
      ontext: (text) => this.#append(text),
      onprocessinginstruction: (name) => this.#requirePlain(name),
    },
    // Only the five entities of XML and numbers are decoded; no other can be declared.
    { xmlMode: true, decodeEntities: true },
  )

  write(text: string): void {
    this.#parser.write(text)
  }

  end(): void {
    this.#parser.end()
    if (!this.#isExport) throw new ContentFault('notWordpress')
  }

  take(): ReadBatch {
    const batch = this.#batch
    this.#batch = this.#fresh()
    return batch
  }

  #fresh(): { articles: ReadArticle[]; attachments: [string, string][]; authors: [string, string][]; ignored: number } {
    return { articles: [], attachments: [], authors: [], ignored: 0 }
  }

  #requirePlain(name: string): void {
    if (name.toLowerCase().startsWith('!')) throw new ContentFault('documentType')
  }

  #open(name: string, attribs: Readonly<Record<string, string>>): void {
    this.#path.push(name)
    if (this.#path.length > MAX_DEPTH) throw new ContentFault('tooComplex')
    if (this.#path.length === 1 && name !== 'rss') throw new ContentFault('notWordpress')
    this.#text = ''
    this.#limit = name === 'content:encoded' ? contentLimits.textMax + 1 : VALUE_MAX
    if (name === 'item') this.#entry = emptyEntry()
    if (name === 'wp:author') this.#person = { key: '', name: '' }
    this.#category =
      name === 'category' && this.#entry
        ? { domain: attribs['domain'] ?? '', key: oneLine(attribs['nicename'] ?? '').slice(0, 200) }
        : undefined
  }

  #append(text: string): void {
    if (this.#text.length < this.#limit) this.#text += text.slice(0, this.#limit - this.#text.length)
  }

  #close(name: string): void {
    this.#path.pop()
    const text = this.#text
    this.#text = ''
    if (name === 'wp:wxr_version') this.#isExport = true
    else if (name === 'item') this.#finish()
    else if (this.#entry) this.#value(this.#entry, name, text)
    else if (name === 'wp:author_login') this.#person.key = oneLine(text)
    else if (name === 'wp:author_display_name') this.#person.name = oneLine(text)
    else if (name === 'wp:author' && this.#person.key !== '')
      this.#batch.authors.push([this.#person.key, this.#person.name || this.#person.key])
  }

  #value(entry: Entry, name: string, text: string): void {
    if (name === 'category') this.#addCategory(entry, oneLine(text))
    else if (name === 'wp:meta_key') entry.metaKey = text
    else if (name === 'wp:meta_value' && entry.metaKey === '_thumbnail_id' && /^\d{1,18}$/.test(text))
      entry.thumbnail = text
    else if (!name.startsWith('wp:comment') && !entry.values.has(name)) entry.values.set(name, text)
  }

  #addCategory(entry: Entry, name: string): void {
    const { domain, key } = this.#category ?? { domain: '', key: '' }
    if (name === '') return
    if (domain === 'post_tag') entry.tags.push(name)
    else if (domain === 'category') entry.categories.push({ key: key || name.slice(0, 200), name: name.slice(0, 200) })
  }

  #finish(): void {
    const entry = this.#entry
    this.#entry = undefined
    if (!entry) return
    const kind = entry.values.get('wp:post_type') ?? ''
    if (kind === 'attachment') this.#addAttachment(entry)
    else if (imported.has(kind) && entry.values.get('wp:status') !== 'auto-draft')
      this.#batch.articles.push(articleOf(entry))
    else this.#batch.ignored += 1
    this.#count += 1
    // Attachments and revisions count as well: what is refused is too much to read, not too much to import.
    if (this.#count > contentLimits.articlesMax * 10) throw new ContentFault('tooMany')
  }

  #addAttachment({ values }: Entry): void {
    const [id, address] = [values.get('wp:post_id') ?? '', values.get('wp:attachment_url') ?? '']
    if (/^\d{1,18}$/.test(id) && address !== '') this.#batch.attachments.push([id, address.slice(0, 2_000)])
  }
}

/** Reads a WordPress export while its bytes arrive. */
export function wordpressParser(): ContentParser {
  const reader = new WordpressReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes?: Uint8Array<ArrayBuffer>) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      throw new ContentFault('unreadable')
    }
  }
  return {
    push: ({ bytes }) => {
      reader.write(decode(bytes))
      return Promise.resolve(reader.take())
    },
    end: () => {
      reader.write(decode())
      reader.end()
      return Promise.resolve(reader.take())
    },
  }
}
