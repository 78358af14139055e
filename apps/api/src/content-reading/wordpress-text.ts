/** Blocks at the start of a passage: it needs no paragraph around it. */
const BLOCK =
  /^<\/?(?:address|article|aside|blockquote|caption|center|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|table|tbody|td|tfoot|th|thead|tr|ul|video|audio)\b/i
const SHORTCODE = /\[(\/?)([a-z][\w-]*)(?:\s([^[\]]*))?\]/g
const GALLERY = /\bids="([\d,\s]*)"/
const ADDRESS = /^https?:\/\/\S+$/i
const LAYOUT = /^(?:vc_|et_pb_|fusion_|su_|playlist$|contact-form)/
const players = new Set(['embed', 'video', 'audio'])

/** A picture with its words, as the caption of WordPress holds them. */
function captioned(inner: string): string {
  const at = inner.toLowerCase().indexOf('<img')
  const end = at === -1 ? 0 : inner.indexOf('>', at) + 1
  if (end === 0) return inner
  const closesLink = inner.slice(end).trimStart().toLowerCase().startsWith('</a>')
  const after = closesLink ? inner.indexOf('>', end) + 1 : end
  const words = inner.slice(after).trim()
  return `\n\n<figure>${inner.slice(0, after).trim()}<figcaption>${words}</figcaption></figure>\n\n`
}

function gallery(attributes: string): string {
  const ids = GALLERY.exec(attributes)?.[1]?.split(',') ?? []
  return ids.map((id) => `\n\n<figure><img src="attachment:${id.trim()}"></figure>`).join('')
}

function player(inner: string): string {
  const address = inner.trim()
  return ADDRESS.test(address) ? `\n\n<a href="${address}">${address}</a>\n\n` : inner
}

/** Replaces marks of WordPress in one pass. Those that are not known stay as they are written. */
class ShortcodeWriter {
  #parts: string[] = []
  /** Where the marks began whose end is still to come. */
  #open: { name: string; at: number }[] = []

  text(words: string): void {
    this.#parts.push(words)
  }

  mark(whole: string, name: string, attributes: string): void {
    if (name === 'caption' || players.has(name)) this.#open.push({ name, at: this.#parts.length })
    else if (name === 'gallery') this.#parts.push(gallery(attributes))
    else if (!LAYOUT.test(name)) this.#parts.push(whole)
  }

  endMark(whole: string, name: string): void {
    if (LAYOUT.test(name)) return
    const last = this.#open.at(-1)
    if (last?.name !== name) {
      if (name !== 'caption' && !players.has(name)) this.#parts.push(whole)
      return
    }
    this.#open.pop()
    const inner = this.#parts.splice(last.at).join('')
    this.#parts.push(name === 'caption' ? captioned(inner) : player(inner))
  }

  html(): string {
    return this.#parts.join('')
  }
}

function withoutShortcodes(text: string): string {
  const writer = new ShortcodeWriter()
  let from = 0
  for (const { 0: whole, 1: slash, 2: name = '', 3: attributes = '', index } of text.matchAll(SHORTCODE)) {
    writer.text(text.slice(from, index))
    from = index + whole.length
    if (slash === '/') writer.endMark(whole, name)
    else writer.mark(whole, name, attributes)
  }
  writer.text(text.slice(from))
  return writer.html()
}

function inParagraphs(text: string): string {
  const passages: string[] = []
  let lines: string[] = []
  const finish = () => {
    const words = lines.join('\n').trim()
    lines = []
    if (words !== '') passages.push(BLOCK.test(words) ? words : `<p>${words.replaceAll('\n', '<br>')}</p>`)
  }
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    if (line.trim() === '') finish()
    else lines.push(line)
  }
  finish()
  return passages.join('\n')
}

/** Splits off blocks whose empty lines are content. */
function* preformatted(text: string): Generator<{ html: string; isPre: boolean }> {
  const small = text.toLowerCase()
  let from = 0
  for (;;) {
    const start = small.indexOf('<pre', from)
    const end = start === -1 ? -1 : small.indexOf('</pre>', start)
    yield { html: text.slice(from, end === -1 ? undefined : start), isPre: false }
    if (end === -1) return
    from = end + '</pre>'.length
    yield { html: text.slice(start, from), isPre: true }
  }
}

/**
 * The stored text of a WordPress post as the HTML that WordPress would send: paragraphs at empty lines, pictures of
 * captions and galleries, addresses of players. Marks of layout plug-ins go.
 */
export function wordpressHtml(stored: string): string {
  const text = withoutShortcodes(stored)
  // A text of the block editor has all of its paragraphs already.
  if (text.includes('<!-- wp:')) return text
  return [...preformatted(text)].map(({ html, isPre }) => (isPre ? html : inParagraphs(html))).join('\n')
}
