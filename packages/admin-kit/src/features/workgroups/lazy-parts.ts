import { lazyPart } from '../../loading/lazy-part'

/** The form of one workgroup. */
export const workgroupEditor = lazyPart(async () => (await import('./workgroup-editor')).WorkgroupEditorPanel)

/** The members of a workgroup over time. */
export const workgroupMembers = lazyPart(async () => (await import('./workgroup-members')).WorkgroupMembers)

/** The dialog that chooses people: the tree library is most of it. */
export const peoplePicker = lazyPart(async () => (await import('./people-picker')).PeoplePicker)
