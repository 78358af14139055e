/** The attributes of a part: one for pages around it, one for pages that see only its shadow root. */
export interface PartAttributes {
  'data-dw-part': string
  part: string
}

/**
 * Names an element that a page may restyle: `[data-dw-part="toolbar"]` in light DOM, `doorway-user-manager::part(toolbar)`
 * through a shadow root. The names are public; a change to one is a breaking change. One of several says which it is:
 * `::part(cell-name)` is the cell of that column.
 */
export function partOf(name: string, which?: string): PartAttributes {
  return { 'data-dw-part': name, part: which === undefined ? name : `${name} ${name}-${which}` }
}
