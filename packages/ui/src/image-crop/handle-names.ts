/** Names of the nine handles of the cropping library: the area is what can be moved, the others are its corners and edges. */
export function handleNames(area: string) {
  return {
    cropArea: area,
    nwDragHandle: `${area} ↖`,
    nDragHandle: `${area} ↑`,
    neDragHandle: `${area} ↗`,
    eDragHandle: `${area} →`,
    seDragHandle: `${area} ↘`,
    sDragHandle: `${area} ↓`,
    swDragHandle: `${area} ↙`,
    wDragHandle: `${area} ←`,
  }
}
