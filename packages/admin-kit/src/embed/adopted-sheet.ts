import type { Isolation } from './embed-options'

// The element is a block like any other part of a page; the page's own rule for it wins. What a page gives every
// element (letter spacing, capitals, a cursor) would be inherited through the shadow root, therefore its first box begins
// afresh; custom properties and the direction of writing still come through.
const HOST = ':host{display:block}:host([hidden]){display:none}.dw-embed{all:initial;display:block}'

const textOf = {
  shadow: (rules: string) => HOST + rules,
  light: (rules: string) => rules,
  layer: (rules: string) => `@layer doorway{${rules}}`,
} satisfies Record<Isolation, (rules: string) => string>

/** How many widgets of a place use a sheet; the last one takes it away. */
interface Adoption {
  isolation: Isolation
  users: number
  remove: () => void
}

const adoptions = new WeakMap<Document | ShadowRoot, Adoption[]>()

function constructed(place: Document | ShadowRoot, text: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  place.adoptedStyleSheets = [...place.adoptedStyleSheets, sheet]
  return () => {
    place.adoptedStyleSheets = place.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

function styleElement(place: Document | ShadowRoot, text: string): () => void {
  const element = document.createElement('style')
  element.textContent = text
  ;(place instanceof Document ? place.head : place).append(element)
  return () => element.remove()
}

// Safari before 16.4 has no sheets made by script; a style element is all it knows.
const putInto = (place: Document | ShadowRoot, text: string) =>
  'adoptedStyleSheets' in place ? constructed(place, text) : styleElement(place, text)

/**
 * Gives a document or shadow root the kit's sheet, without a style element, so that `style-src 'self'` is enough.
 * Widgets of one place share it. Returns a function that releases it.
 */
export async function adoptSheet(place: Document | ShadowRoot, isolation: Isolation): Promise<() => void> {
  const { default: rules } = await import('../styles.css?inline')
  const here = adoptions.get(place) ?? []
  adoptions.set(place, here)
  const known = here.find((adoption) => adoption.isolation === isolation)
  const adoption = known ?? { isolation, users: 0, remove: putInto(place, textOf[isolation](rules)) }
  if (!known) here.push(adoption)
  adoption.users++
  return () => {
    adoption.users--
    if (adoption.users > 0) return
    adoption.remove()
    here.splice(here.indexOf(adoption), 1)
  }
}
