import { DomUtils, parseDocument } from 'htmlparser2'
import { escapeText } from '../../html/escape-text'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** What an archived page says of itself. */
export interface PageNotice {
  /** In words, at its top. */
  text: string
  /** The page's absolute address in the portal. */
  address: string
}

/** What an address leads to: another page, or something that the page itself needs. */
export type AddressUse = 'page' | 'resource'

/** The address to write for one of the portal's: relative to the archived page, or absolute. */
export type AddressOf = (address: URL, use: AddressUse) => Promise<string>

/** What an archived page takes from the portal. */
export interface PageSources {
  addressOf: AddressOf
  /** A drawing that several pages use, as SVG. */
  drawing: (address: URL) => Promise<string>
}

/** Hides what does nothing without the portal's scripts and server. */
const QUIET = 'form,button,select,dialog,label:has(select),details:has(button){display:none!important}'
/** Relations of links that only serve loading; the page would wait for some of them. */
const LOADING = new Set(['modulepreload', 'preload', 'prefetch', 'expect', 'dns-prefetch', 'preconnect'])
const MEDIA = ['img', 'video', 'audio', 'source', 'track', 'iframe', 'embed']

function elementsOf(nodes: Node[], ...names: string[]): Element[] {
  return DomUtils.getElementsByTagName((name) => names.includes(name), nodes, true)
}

const parse = (html: string) => parseDocument(html, { lowerCaseTags: false, lowerCaseAttributeNames: false }).children

/** Takes the scripts away, and brings the sheets out that a page has for readers without scripts. */
function removeScripts(nodes: Node[]): void {
  for (const script of elementsOf(nodes, 'script')) DomUtils.removeElement(script)
  for (const fallback of elementsOf(nodes, 'noscript')) {
    // A child that is moved leaves the list.
    while (fallback.firstChild) DomUtils.prepend(fallback, fallback.firstChild)
    DomUtils.removeElement(fallback)
  }
  for (const link of elementsOf(nodes, 'link')) {
    const relations = link.attribs['rel']?.split(' ') ?? []
    if (relations.some((relation) => LOADING.has(relation))) DomUtils.removeElement(link)
  }
}

/** A rendered page of the portal. */
export class PortalPage {
  readonly #nodes: Node[]

  constructor(
    html: string,
    /** Its absolute address. */
    private readonly address: string,
  ) {
    this.#nodes = parse(html)
  }

  /** The text of its title. */
  get title(): string {
    return elementsOf(this.#nodes, 'title')
      .map((title) => DomUtils.textContent(title).trim())
      .join(' ')
  }

  /** Where its links lead. */
  get links(): URL[] {
    return elementsOf(this.#nodes, 'a', 'area').flatMap(({ attribs: { href } }) => this.#resolve(href) ?? [])
  }

  #resolve(address: string | undefined): URL | undefined {
    if (address === undefined || address.startsWith('#') || !URL.canParse(address, this.address)) return undefined
    const url = new URL(address, this.address)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
  }

  async #rewrite(elements: readonly Element[], attribute: string, addressOf: AddressOf, use: AddressUse) {
    for (const { attribs } of elements) {
      const address = this.#resolve(attribs[attribute])
      if (address) attribs[attribute] = await addressOf(address, use)
    }
  }

  /** Browsers take nothing out of another file of a folder: what a drawing uses of one comes into the page. */
  async #bringIn(drawing: PageSources['drawing']) {
    for (const use of elementsOf(this.#nodes, 'use')) {
      const address = this.#resolve(use.attribs['href'])
      const found = address && DomUtils.getElementById(address.hash.slice(1), parse(await drawing(address)))
      if (found) DomUtils.replaceElement(use, found)
    }
  }

  /** As an archive holds it: readable without scripts and from a folder. To be called once. */
  async archived(notice: PageNotice, { addressOf, drawing }: PageSources): Promise<string> {
    const nodes = this.#nodes
    removeScripts(nodes)
    const media = elementsOf(nodes, ...MEDIA)
    // One copy of a picture is enough: the one that every browser takes.
    for (const { attribs } of media) {
      for (const name of Object.keys(attribs)) if (name.toLowerCase() === 'srcset') delete attribs[name]
    }
    for (const source of elementsOf(nodes, 'source')) {
      if (source.attribs['src'] === undefined) DomUtils.removeElement(source)
    }
    await this.#rewrite(media, 'src', addressOf, 'resource')
    await this.#rewrite(media, 'poster', addressOf, 'resource')
    await this.#bringIn(drawing)
    const links = elementsOf(nodes, 'link').filter(({ attribs }) => attribs['rel'] !== 'canonical')
    await this.#rewrite(links, 'href', addressOf, 'resource')
    await this.#rewrite(elementsOf(nodes, 'a', 'area'), 'href', addressOf, 'page')
    const address = escapeText(notice.address)
    const banner = `<p class="doorway-notice">${escapeText(notice.text)} <a href="${address}">${address}</a></p>`
    for (const head of elementsOf(nodes, 'head')) insert(head, `<style>${QUIET}</style>`, 'last')
    for (const body of elementsOf(nodes, 'body')) insert(body, banner, 'first')
    return DomUtils.getOuterHTML(nodes, { encodeEntities: 'utf8' })
  }
}

function insert(parent: Element, html: string, place: 'first' | 'last'): void {
  for (const node of parse(html)) {
    if (place === 'first') DomUtils.prependChild(parent, node)
    else DomUtils.appendChild(parent, node)
  }
}

const LEFT_OUT =
  'body{font:16px/1.7 system-ui,sans-serif;color:#1b1f24;background:#fff;margin:12vh auto;max-width:36em;padding:0 16px}a{overflow-wrap:anywhere}'

/** A page in place of one that the archive does not hold, with the way to the front page. */
export function leftOutPage(notice: PageNotice, front: { title: string; address: string }): string {
  const address = escapeText(notice.address)
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(front.title)}</title><style>${LEFT_OUT}</style></head><body><p>${escapeText(notice.text)}</p><p><a href="${address}">${address}</a></p><p><a href="${escapeText(front.address)}">${escapeText(front.title)}</a></p></body></html>`
}
