/** Elements that hold blocks or words of their own; a paragraph is never around them. */
const BLOCKS = new Set(
  'ul ol li table caption thead tbody tr th td blockquote figure figcaption pre h2 h3 h4'.split(' '),
)
/** Containers whose words need no paragraph. */
const BARE = new Set('li th td caption figcaption pre h2 h3 h4'.split(' '))
/** Containers in which bare words have no place. */
const STRUCTURES = new Set('ul ol table thead tbody tr figure'.split(' '))
const TOKEN = /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?>|[^<]+/g
const ONLY_SPACE = /^(?:\s|&nbsp;|\u200B)*$/

interface Inline {
  name: string
  tag: string
  isOpen: boolean
}

/** Writes paragraphs as soon as they have content, so that empty ones never appear. */
class ParagraphWriter {
  #out: string[] = []
  #containers: string[] = []
  #inline: Inline[] = []
  #isOpen = false
  /** A paragraph was requested where words need none. */
  #isWanted = false
  #breaks = ''

  text(words: string): void {
    const inside = this.#containers.at(-1)
    if (inside === 'pre') this.#out.push(words)
    else if (!ONLY_SPACE.test(words)) this.#content(words)
    else if (this.#isOpen || this.#hasOpenInline()) this.#out.push(words)
  }

  lineBreak(tag: string): void {
    if (this.#containers.at(-1) === 'pre') this.#out.push(tag)
    // Written with the words that follow: a paragraph does not end in empty lines.
    else if (this.#isOpen || this.#isBare()) this.#breaks += tag
  }

  picture(tag: string): void {
    if (this.#containers.at(-1) === 'figure') this.#out.push(tag)
    else this.#content(tag)
  }

  paragraph(isEnd: boolean): void {
    this.#endParagraph()
    this.#isWanted = !isEnd
  }

  rule(tag: string): void {
    this.#endParagraph()
    this.#out.push(tag)
  }

  openBlock(name: string, tag: string): void {
    this.#endParagraph()
    this.#isWanted = false
    this.#containers.push(name)
    this.#out.push(tag)
  }

  closeBlock(name: string): void {
    this.#endParagraph()
    if (this.#containers.at(-1) !== name) return
    this.#containers.pop()
    this.#isWanted = false
    this.#out.push(`</${name}>`)
  }

  openInline(name: string, tag: string): void {
    this.#inline.push({ name, tag, isOpen: false })
  }

  closeInline(name: string): void {
    const inline = this.#inline.at(-1)
    if (inline?.name !== name) return
    this.#inline.pop()
    if (inline.isOpen) this.#out.push(`</${name}>`)
  }

  finish(): string {
    this.#endParagraph()
    return this.#out.join('')
  }

  #isBare(): boolean {
    const inside = this.#containers.at(-1)
    return inside !== undefined && BARE.has(inside)
  }

  #hasOpenInline(): boolean {
    return this.#inline.some(({ isOpen }) => isOpen)
  }

  #content(text: string): void {
    const inside = this.#containers.at(-1)
    if (inside !== undefined && STRUCTURES.has(inside)) return
    if (!this.#isOpen && (!this.#isBare() || (this.#isWanted && inside !== 'pre' && !/^h\d$/.test(inside ?? '')))) {
      this.#out.push('<p>')
      this.#isOpen = true
    }
    this.#out.push(this.#breaks)
    this.#breaks = ''
    for (const inline of this.#inline) {
      if (inline.isOpen) continue
      this.#out.push(inline.tag)
      inline.isOpen = true
    }
    this.#out.push(text)
  }

  #endParagraph(): void {
    this.#breaks = ''
    for (const inline of this.#inline.toReversed()) {
      if (inline.isOpen) this.#out.push(`</${inline.name}>`)
      inline.isOpen = false
    }
    if (this.#isOpen) this.#out.push('</p>')
    this.#isOpen = false
  }
}

/**
 * Safe HTML whose words are all in paragraphs, headings, lists or tables, as the editor writes it: what old editors
 * nested in one another becomes a sequence, and empty paragraphs go.
 */
export function inParagraphs(html: string): string {
  const writer = new ParagraphWriter()
  for (const [token, slash, name] of html.matchAll(TOKEN)) {
    const isEnd = slash === '/'
    if (name === undefined) writer.text(token)
    else if (name === 'p') writer.paragraph(isEnd)
    else if (name === 'br') writer.lineBreak(token)
    else if (name === 'img') writer.picture(token)
    else if (name === 'hr') writer.rule(token)
    else if (BLOCKS.has(name) && isEnd) writer.closeBlock(name)
    else if (BLOCKS.has(name)) writer.openBlock(name, token)
    else if (isEnd) writer.closeInline(name)
    else writer.openInline(name, token)
  }
  return writer.finish()
}
