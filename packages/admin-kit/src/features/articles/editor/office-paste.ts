const noText = ''
/** The style of the bullet or number that Word writes as text. */
const MARKER_STYLE = 'mso-list:ignore'
const ORDERED = /^\s*[(（]?[\da-zA-Z一二三四五六七八九十]{1,4}[.、)）．]/
const LEVEL = /level(\d)/
const EMPTY = /^[\s\u00a0]*$/
/**
 * Elements that office programs write around text, or that no article has. The end tag of a `noscript` is ignored inside
 * an open paragraph: all that follows belongs to it, and the editor would leave it out.
 */
const WITHOUT_MEANING = 'font, span, center, div, section, article, big, small, noscript'
const NEVER = 'script, style, meta, link, title, xml, object, iframe, form, input, button'

const styleOf = (element: Element) => element.getAttribute('style')?.toLowerCase().replaceAll(' ', '')

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function removeComments(node: Node): void {
  // The list is live, and what is removed would make it skip.
  const children = Array.from(node.childNodes)
  for (const child of children) {
    if (child.nodeType === 8) child.remove()
    else removeComments(child)
  }
}

interface ListLine {
  level: number
  isOrdered: boolean
}

/** What a paragraph that office programs show as a list item says of its list; its marker is removed. */
function readListLine(paragraph: Element): ListLine | null {
  const style = styleOf(paragraph)
  if (!style?.includes('mso-list:') || style.includes('mso-list:none')) return null
  const level = Number(LEVEL.exec(style)?.[1])
  const marker = [...paragraph.querySelectorAll('*')].find((part) => styleOf(part)?.includes(MARKER_STYLE))
  const isOrdered = marker !== undefined && ORDERED.test(marker.textContent ?? noText)
  marker?.remove()
  return { level: Number.isNaN(level) ? 1 : level, isOrdered }
}

const levelOf = (entry: { level: number } | undefined) => (entry ? entry.level : 1)

/** Turns runs of paragraphs that only look like list items into lists, nested by their level. */
function buildLists(body: HTMLElement): void {
  let stack: { list: HTMLElement; level: number }[] = []
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const line = readListLine(paragraph)
    const isNext = stack[0] && paragraph.previousElementSibling === stack[0].list
    if (!line) {
      stack = []
      continue
    }
    if (!isNext) stack = []
    while (stack.length > 0 && levelOf(stack.at(-1)) > line.level) stack.pop()
    let top = stack.at(-1)
    if (!top || top.level < line.level) {
      const list = body.ownerDocument.createElement(line.isOrdered ? 'ol' : 'ul')
      if (top) (top.list.lastElementChild ?? top.list).append(list)
      else paragraph.before(list)
      top = { list, level: line.level }
      stack.push(top)
    }
    const item = body.ownerDocument.createElement('li')
    const text = body.ownerDocument.createElement('p')
    text.append(...paragraph.childNodes)
    item.append(text)
    top.list.append(item)
    paragraph.remove()
  }
}

/** Bold, italic and underlined text that is written as a style becomes an element. */
function convertEmphasis(body: HTMLElement): void {
  for (const element of body.querySelectorAll('span[style], font[style]')) {
    const style = styleOf(element) ?? noText
    const names = [
      ...(/font-weight:(?:bold|[6-9]00)/.test(style) ? ['strong'] : []),
      ...(style.includes('font-style:italic') ? ['em'] : []),
      ...(style.split(';').some((rule) => rule.startsWith('text-decoration') && rule.includes('underline'))
        ? ['u']
        : []),
    ]
    for (const name of names) {
      const inner = body.ownerDocument.createElement(name)
      inner.append(...element.childNodes)
      element.append(inner)
    }
  }
}

/** Footnotes and endnotes go from the end of the text to where it refers to them. */
function moveNotes(body: HTMLElement): void {
  const links = [...body.querySelectorAll('a')]
  for (const note of body.querySelectorAll('div')) {
    if (!/mso-element:(?:foot|end)note(?:;|$)/.test(styleOf(note) ?? noText)) continue
    const reference = links.find((link) => link.getAttribute('href') === `#_${note.id}`)
    const number = note.querySelector('a[href^="#_ftnref"], a[href^="#_ednref"]')
    number?.remove()
    const moved = body.ownerDocument.createElement('sup')
    moved.setAttribute('data-note', noText)
    moved.textContent = (note.textContent ?? noText).replaceAll(/\s+/g, ' ').trim()
    // Without its reference it stays at the end: no word is lost.
    if (!reference || moved.textContent === noText) continue
    reference.replaceWith(moved)
    note.remove()
  }
  for (const list of body.querySelectorAll('div')) {
    if (/mso-element:(?:foot|end)note-list/.test(styleOf(list) ?? noText) && EMPTY.test(list.textContent ?? noText))
      list.remove()
  }
}

/** Pictures from the disk of the writer cannot be shown; those of the page and of the web stay. */
function removeLocalPictures(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    if (!/^(?:https:|\/(?!\/))/.test(picture.getAttribute('src') ?? noText)) picture.remove()
  }
}

/**
 * Clipboard HTML of Word, WPS and web pages as an article may have it: real lists in place of imitated ones, headings from
 * level 2, no styles, classes or empty paragraphs, and no visible word lost.
 */
export function cleanOfficeHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  removeComments(body)
  for (const element of body.querySelectorAll(NEVER)) element.remove()
  removeLocalPictures(body)
  moveNotes(body)
  buildLists(body)
  convertEmphasis(body)
  for (const element of body.querySelectorAll('*')) {
    if (element.tagName.includes(':')) unwrap(element)
  }
  for (const element of body.querySelectorAll(WITHOUT_MEANING)) unwrap(element)
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2')
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4')
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4')) {
    if (EMPTY.test(paragraph.textContent ?? noText) && !paragraph.querySelector('img, br + br')) paragraph.remove()
  }
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (!['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'data-note'].includes(name))
        element.removeAttribute(name)
    }
  }
  return body.innerHTML.replaceAll('\u00a0', ' ').trim()
}
