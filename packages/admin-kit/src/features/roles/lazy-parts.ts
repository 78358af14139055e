import { addChineseTexts } from '../../late-texts/late-texts'
import { lazyPart } from '../../loading/lazy-part'
import { zh } from './strings/zh'

// With whatever screen of roles.
addChineseTexts('roles', zh)

/** The editor of one role. */
export const roleEditor = lazyPart(async () => (await import('./role-editor')).RoleEditorPanel)

/** The permission tree: the tree library is most of it. */
export const menuPermissions = lazyPart(async () => (await import('./menu-permissions')).MenuPermissions)
