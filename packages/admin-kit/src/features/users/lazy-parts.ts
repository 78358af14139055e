import { lazyPart } from '../../loading/lazy-part'

// Named here so that the table is on screen before either is fetched.

/** The organisation tree. */
export const organizationPane = lazyPart(async () => (await import('./pane/organization-pane')).OrganizationPane)

/** The form for a user who is being added. */
export const addUserDialog = lazyPart(async () => (await import('./form/user-dialog')).AddUserDialog)

/** The form for a user who exists. */
export const editUserDialog = lazyPart(async () => (await import('./form/user-dialog')).EditUserDialog)

/** The comparison with what somebody else saved meanwhile. */
export const userConflict = lazyPart(async () => (await import('./form/after-save')).UserConflictSection)

/** The drawer of the organisation tree. */
export const paneDrawer = lazyPart(async () => (await import('./pane/pane-drawer')).PaneDrawer)

/** Confirmations before a change to users, and its results. */
export const userQuestions = lazyPart(async () => (await import('./bulk/user-questions')).UserQuestions)

/** A large export in progress. */
export const exportTaskPart = lazyPart(async () => (await import('./list/export-task')).ExportTask)

/** The import of users from a spreadsheet. */
export const importWizard = lazyPart(async () => (await import('../imports')).ImportWizard)

/** The form as a page, for a user who is being added. */
export const addUserPage = lazyPart(async () => (await import('./form/user-page')).AddUserPage)

/** The form as a page, for a user who exists. */
export const editUserPage = lazyPart(async () => (await import('./form/user-page')).EditUserPage)
