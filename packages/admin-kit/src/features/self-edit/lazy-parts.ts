import { lazyPart } from '../../provider/lazy-part'

/** The picture's crop, fetched when it is first opened. */
export const avatarDialog = lazyPart(async () => (await import('./avatar-dialog')).AvatarDialog)

/** 修改密码. */
export const passwordDialog = lazyPart(async () => (await import('./password-dialog')).PasswordDialog)
