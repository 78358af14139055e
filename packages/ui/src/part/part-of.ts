/** The attributes of a part: one for pages around it, one for pages that see only its shadow root. */
export interface PartAttributes {
  'data-dw-part': string
  part: string
}

/**
 * Names an element that a page may restyle: `[data-dw-part="toolbar"]` in light DOM, `doorway-user-manager::part(toolbar)`
 * through a shadow root. The names are public; a change to one is a breaking change.
 */
export function partOf(name: string): PartAttributes {
  return { 'data-dw-part': name, part: name }
}
