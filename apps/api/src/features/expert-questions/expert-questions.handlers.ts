import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { ask, close, readManagedPage, readOwnPage, saveReply } from './expert-questions.service'

/** Stores a question of the caller. */
const askExpert: Handler<'askExpert'> = async (call) => ok(await ask(call), 'experts.sent')

/** The caller's questions with their replies. */
const queryPageOwnQuestions: Handler<'queryPageOwnQuestions'> = async (call) => ok(await readOwnPage(call))

/** Questions of the caller's sites. */
const queryPageQuestions: Handler<'queryPageQuestions'> = async (call) => ok(await readManagedPage(call))

/** Stores the reply to a question, and publishes it. */
const replyToQuestion: Handler<'replyToQuestion'> = async (call) => ok(await saveReply(call), 'preschool.saved')

/** Declines a question, or takes a published one off the portal. */
const closeQuestion: Handler<'closeQuestion'> = async (call) => ok(await close(call), 'experts.closed')

/** Operations of this feature. */
export const expertQuestionsFeature: Feature = {
  signedIn: { askExpert, queryPageOwnQuestions, queryPageQuestions, replyToQuestion, closeQuestion },
}
