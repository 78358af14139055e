// @doorway/admin-kit/elements: screens as custom elements. Importing defines nothing; `defineElements()` does.
import type { DoorwayElements } from './generated/tag-names'

export { defineElements, type DefineOptions } from './define-elements'
export type { DoorwayElement } from './doorway-element'
export type { DoorwayElements } from './generated/tag-names'

declare global {
  interface HTMLElementTagNameMap extends DoorwayElements {}
}
