/** Rules that a place has adopted; the last user takes them away. */
interface Adoption {
  users: number
  remove: () => void
}

const adoptions = new WeakMap<Document | ShadowRoot, Map<string, Adoption>>()

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

// Safari before 16.4 has no constructed sheets; a style element is all it knows.
const putInto = (place: Document | ShadowRoot, text: string) =>
  'adoptedStyleSheets' in place ? constructed(place, text) : styleElement(place, text)

/**
 * Gives a document or shadow root a constructed sheet, so that `style-src 'self'` is enough. Users of the same rules in one
 * place share the sheet. Returns a function that releases it.
 */
export function adoptRules(place: Document | ShadowRoot, text: string): () => void {
  const here = adoptions.get(place) ?? new Map<string, Adoption>()
  adoptions.set(place, here)
  const adoption = here.get(text) ?? { users: 0, remove: putInto(place, text) }
  here.set(text, adoption)
  adoption.users++
  return () => {
    adoption.users--
    if (adoption.users > 0) return
    adoption.remove()
    here.delete(text)
  }
}
