import sanitize, { type Attributes, type IOptions } from 'sanitize-html'
import { escapeText } from './escape-text'
import { closeForeignContent } from './foreign-content'
import { schemeOf } from './scheme-of'

/** Elements a text may have. */
const tags = (
  'p br hr h2 h3 h4 strong b em i u s sub sup span code pre a ul ol li blockquote img figure figcaption ' +
  'table caption thead tbody tr th td'
).split(' ')

/** What stands inside these is never text. */
const silentTags = (
  'script style template iframe object noscript title textarea svg math ' +
  'xmp plaintext noembed noframes select option audio video'
).split(' ')

const linkSchemes = ['own', 'http', 'https', 'mailto', 'tel']
const pictureSchemes = ['own', 'https']

/** Browsers close what is nested deeper than this; the parser would take its time by the square of the depth. */
const DEEPEST = 500

const isOneOf = (schemes: readonly string[], scheme: string | undefined) =>
  scheme !== undefined && schemes.includes(scheme)

class TooDeep extends Error {}

/** A link leads where a link may; one that opens a window gets no hold on ours. */
function link(tagName: string, { href = '', target, title }: Attributes) {
  const scheme = schemeOf(href)
  const opens = target === '_blank' && scheme?.startsWith('http')
  const attribs: Attributes = {
    ...(isOneOf(linkSchemes, scheme) && { href }),
    ...(title !== undefined && { title }),
    ...(opens && { target, rel: 'noopener noreferrer' }),
  }
  return { tagName, attribs }
}

/** Pictures come from our own site or over HTTPS. */
function picture(tagName: string, { src = '', ...rest }: Attributes) {
  const isAllowed = isOneOf(pictureSchemes, schemeOf(src))
  return { tagName, attribs: { ...(isAllowed && { src }), ...rest } }
}

/** A footnote stands where it belongs to, with its text inside. */
const raised = (tagName: string, { 'data-note': note, title }: Attributes) => ({
  tagName,
  attribs: { ...(title !== undefined && { title }), ...(note !== undefined && { 'data-note': '' }) },
})

const options: IOptions = {
  allowedTags: tags,
  allowedAttributes: {
    '*': ['title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    sup: ['data-note'],
  },
  allowedSchemes: linkSchemes.slice(1),
  allowedSchemesByTag: { img: pictureSchemes.slice(1) },
  allowProtocolRelative: false,
  nonTextTags: silentTags,
  parseStyleAttributes: false,
  transformTags: { a: link, img: picture, sup: raised },
}

/** The plain text of HTML that is nested too deep to have been written by hand. */
const wordsOf = (html: string) => escapeText(html.replaceAll(/<[^<>]*>/g, ' '))

/**
 * An author's HTML with the elements, attributes and addresses that a text may have, and nothing else (domain 4.5).
 * Every HTML text is sanitised here before the server sends it; an operation that receives one sanitises it here as well.
 */
export function safeHtml(html: string): string {
  let depth = 0
  const onOpenTag = () => {
    depth += 1
    if (depth > DEEPEST) throw new TooDeep()
  }
  const onCloseTag = () => (depth -= 1)
  try {
    return sanitize(closeForeignContent(html), { ...options, onOpenTag, onCloseTag })
  } catch (error) {
    if (error instanceof TooDeep) return wordsOf(html)
    throw error
  }
}
