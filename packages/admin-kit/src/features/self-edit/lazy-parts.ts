import { lazyPart } from '../../loading/lazy-part'

/** The picture's crop, fetched when it is first opened. */
export const avatarDialog = lazyPart(async () => (await import('./avatar-dialog')).AvatarDialog)

/** 修改密码. */
export const passwordDialog = lazyPart(async () => (await import('./password-dialog')).PasswordDialog)

/** The form: its library and rules load while the record is requested. */
export const selfEditForm = lazyPart(async () => (await import('./self-edit-form')).SelfEditForm)

/** One's own sign-ins. */
export const ownSessionsCard = lazyPart(async () => (await import('./own-sessions')).OwnSessions)

/** The question before a sign-in is ended. */
export const endSessionQuestion = lazyPart(async () => (await import('./end-session-question')).EndSessionQuestion)
