import { lazyPart } from '../../loading/lazy-part'

/** The form of a reply. */
export const replyDialog = lazyPart(async () => (await import('./reply-dialog')).ReplyDialog)

/** The reason why a question is declined or taken off. */
export const closeDialog = lazyPart(async () => (await import('./close-dialog')).CloseDialog)
