import { lazyPart } from '../../loading/lazy-part'

/** The form of a message, with the form library. */
export const messageDialog = lazyPart(async () => (await import('./sending/message-dialog')).MessageDialog)

/** The messages that the person sends. */
export const sentList = lazyPart(async () => (await import('./sending/sent-list')).SentList)

/** The person's background tasks. */
export const taskList = lazyPart(async () => (await import('./tasks/task-list')).TaskList)
