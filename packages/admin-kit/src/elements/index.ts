// @doorway/admin-kit/elements: screens as custom elements. Importing defines nothing; `defineElements()` does.
import type { DoorwayElements } from './element-types'

export { defineElements, type DefineOptions } from './define-elements'
export type { DoorwayElement, DoorwayElementEvents } from './doorway-element'
export type { DoorwayElements, DoorwayJsxElements, DoorwaySvelteElements, DoorwayVueComponents } from './element-types'
export type { DoorwayElementProps } from './generated/tag-names'

declare global {
  interface HTMLElementTagNameMap extends DoorwayElements {}
}
