import { lazyPart } from '../../loading/lazy-part'

/** The tree with its tools. */
export const menuPanel = lazyPart(async () => (await import('./menu-panel')).MenuPanel)

/** The form of an item, with the form library. */
export const itemDialog = lazyPart(async () => (await import('./item-dialog')).ItemDialog)

/** The import of a document, with its difference. */
export const importDialog = lazyPart(async () => (await import('./import-dialog')).ImportDialog)

/** The menu as a role sees it. */
export const rolePreview = lazyPart(async () => (await import('./role-preview')).RolePreview)
