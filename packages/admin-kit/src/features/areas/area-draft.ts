import type { Area, AreaDraft } from '@doorway/api-client'

/** What the form holds: text, as it is typed. */
export interface AreaFormValues extends Record<string, unknown> {
  areaCode: string
  name: string
  displayOrder: string
}

/** A node to add below a parent, or a node to change (specification section 4: append and update mode). */
export type AreaEdit = { mode: 'append'; parent: Area } | AreaUpdate

/** A node to change. */
export interface AreaUpdate {
  mode: 'update'
  area: Area
  parentName: string | undefined
}

/** What the form starts from. A new node goes behind its siblings. */
export function areaFormValues(edit: AreaEdit, siblingCount: number): AreaFormValues {
  if (edit.mode === 'append') return { areaCode: '', name: '', displayOrder: String(siblingCount + 1) }
  const { code, name, displayOrder } = edit.area
  return { areaCode: code, name, displayOrder: String(displayOrder) }
}

/** What is saved: appending takes parent and depth from the parent, updating retains code, parent and version. */
export function areaDraft(edit: AreaEdit, { areaCode, name, displayOrder }: AreaFormValues): AreaDraft {
  const typed = { name: name.trim(), displayOrder: Number(displayOrder) }
  if (edit.mode === 'append') {
    return { ...typed, code: areaCode.trim(), parentCode: edit.parent.code, depth: edit.parent.depth + 1 }
  }
  const { code, parentCode, depth, version } = edit.area
  return { ...typed, code, parentCode, depth, version }
}
