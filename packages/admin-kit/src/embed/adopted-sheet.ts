import { adoptRules } from '../late-sheets/adopt-rules'
import type { Isolation } from './embed-options'

// The element is a block like any other part of a page; the page's own rule for it wins. What a page gives every
// element (letter spacing, capitals, a cursor) would be inherited through the shadow root, therefore its first box begins
// afresh; custom properties and the direction of writing still come through.
const HOST = ':host{display:block}:host([hidden]){display:none}.dw-embed{all:initial;display:block}'

const textOf = {
  shadow: (rules: string) => HOST + rules,
  light: (rules: string) => rules,
  layer: (rules: string) => `@layer doorway{${rules}[data-doorway]{--dw-layer:doorway}}`,
} satisfies Record<Isolation, (rules: string) => string>

/**
 * Gives a document or shadow root the kit's sheet, without a style element, so that `style-src 'self'` is enough.
 * Widgets of one place share it. Returns a function that releases it.
 */
export async function adoptSheet(place: Document | ShadowRoot, isolation: Isolation): Promise<() => void> {
  const { default: rules } = await import('../styles.css?inline')
  return adoptRules(place, textOf[isolation](rules))
}
