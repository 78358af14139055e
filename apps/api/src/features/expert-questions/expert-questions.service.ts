import { type OperationAction, brokenRules, expertReplyRules } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import { windowOf } from '../../db/page-window'
import type { Actor, Call } from '../../http/call'
import { invalidFields, notFound, refuse, requireRules, versionConflict } from '../../http/refusals'
import { notify } from '../notifications/notify'
import { requireColumn, requireSite } from '../portal-sites/portal-sites.service'
import { requireOpenSite } from '../sites/open-site.policy'
import { findSite } from '../sites/site-save.queries'
import { presentManaged, presentOwn } from './expert-questions.presenter'
import {
  countSince,
  findQuestion,
  insertQuestion,
  lockQuestion,
  pageManaged,
  pageOwn,
  type SiteReach,
  type StoredQuestion,
  updateQuestion,
} from './expert-questions.queries'

const AUDIT = 'preschool:audit'
const QUESTION_MIN = 5
const REASON_MIN = 5
const DAILY_MAX = 5
const DAY_MS = 24 * 3_600_000
/** Characters of a question that a message repeats. */
const QUOTED_MAX = 40
const PORTAL_PAGE = '/preschoolEducation/aiBaby?part=answers'
/** A reply that is not written yet. */
const unwritten = { reply: '', expertName: '', expertTitle: '' }

type Managed = Schema<'ManagedQuestion'>

const EVERY_SITE: SiteReach = { isAll: true, siteIds: [], areaPaths: [] }

/** Bureaus reply on the sites of their areas. Schools and kindergartens reply on sites of their own only. */
function reachOf(actor: Actor): SiteReach {
  const { isAll, kinds, areaPaths } = actor.scopeOf(AUDIT)
  return { isAll, siteIds: actor.siteIds, areaPaths: kinds.includes('area_tree') ? areaPaths : [] }
}

const isShort = (text: string, min: number) => text.trim().length < min
const quoted = (question: string) =>
  question.length > QUOTED_MAX ? `${Array.from(question).slice(0, QUOTED_MAX).join('')}…` : question

/** Throws unless the text says something. */
function requireQuestion(text: string): void {
  if (isShort(text, QUESTION_MIN)) throw invalidFields([{ field: 'question', key: 'experts.questionShort' }])
}

/** Stores a question of the caller, who gets a message once it has a reply. */
export async function ask(call: Call<'askExpert'>): Promise<Schema<'OwnQuestion'>> {
  const { db, actor, clock, body } = call
  const site = await requireSite(call, body.siteCode)
  await requireColumn(call, site.id, 'aiBaby')
  requireQuestion(body.question)
  const now = clock.now()
  return db.transaction(async (tx) => {
    const today = await countSince(tx, actor.userId, new Date(now.getTime() - DAY_MS))
    if (today >= DAILY_MAX) throw refuse('TOO_MANY_QUESTIONS', 'experts.tooMany')
    const id = await insertQuestion(tx, {
      ...unwritten,
      siteId: site.id,
      question: body.question.trim(),
      ageFrom: body.age ?? null,
      topic: body.topic ?? null,
      state: 'open',
      authorId: actor.userId,
      createdAt: now,
    })
    const stored = await findQuestion(tx, EVERY_SITE, id)
    if (!stored) throw notFound()
    return presentOwn(stored)
  })
}

/** One page of the caller's questions. */
export async function readOwnPage(call: Call<'queryPageOwnQuestions'>): Promise<Schema<'OwnQuestionPage'>> {
  const { currentPage, pageSize } = call.body
  const { rows, total } = await pageOwn(call.db, call.actor.userId, windowOf(currentPage, pageSize))
  return { data: rows.map(presentOwn), total, currentPage, pageSize }
}

/** One page of the questions of the caller's sites. */
export async function readManagedPage(call: Call<'queryPageQuestions'>): Promise<Schema<'ManagedQuestionPage'>> {
  const { currentPage, pageSize, t = {} } = call.body
  const conditions = { ...t, keyword: t.keyword?.trim() }
  const { rows, total } = await pageManaged(call.db, reachOf(call.actor), conditions, windowOf(currentPage, pageSize))
  return { data: rows.map(presentManaged), total, currentPage, pageSize }
}

type Change = Call<'replyToQuestion'> | Call<'closeQuestion'>

async function requireManaged(tx: Db, { actor }: Change, id: number): Promise<StoredQuestion> {
  const question = await findQuestion(tx, reachOf(actor), id)
  if (!question) throw notFound()
  return question
}

async function requireChangeable(tx: Db, call: Change): Promise<StoredQuestion> {
  await lockQuestion(tx, call.body.id)
  const question = await requireManaged(tx, call, call.body.id)
  const site = await findSite(tx, question.siteId)
  if (!site) throw notFound()
  requireOpenSite(site.state)
  if (question.version !== call.body.version) throw versionConflict(presentManaged(question))
  return question
}

async function store(
  tx: Db,
  call: Change,
  before: StoredQuestion,
  action: OperationAction,
  change: Parameters<typeof updateQuestion>[2],
) {
  const { actor, clock, secrets } = call
  await updateQuestion(tx, before.id, { ...change, updatedAt: clock.now(), updatedBy: actor.userId })
  const after = await requireManaged(tx, call, before.id)
  const compared = ({ question, age, topic, state, reply, expertName, expertTitle }: StoredQuestion) => ({
    question,
    age,
    topic,
    state,
    reply,
    expertName,
    expertTitle,
  })
  await recordOperation(tx, call, {
    action,
    permissionCode: AUDIT,
    target: { type: 'expert_question', id: before.id, label: quoted(after.question) },
    difference: await differenceOf(secrets, compared(before), compared(after)),
    facts: change.declineReason ? { reason: change.declineReason } : {},
  })
  return after
}

/** Stores the reply to a question; publishing it notifies its author. */
export async function saveReply(call: Call<'replyToQuestion'>): Promise<Managed> {
  const { db, clock, body } = call
  return db.transaction(async (tx) => {
    const before = await requireChangeable(tx, call)
    requireRules(brokenRules(expertReplyRules(body.isPublished), body))
    requireQuestion(body.question)
    const wasPublished = before.state === 'published'
    // Taking it off needs a reason that its author reads.
    if (wasPublished && !body.isPublished) throw refuse('QUESTION_STATE', 'schoolProfiles.otherState')
    const after = await store(tx, call, before, body.isPublished ? 'expertQuestion.publish' : 'expertQuestion.edit', {
      question: body.question.trim(),
      ageFrom: body.age ?? null,
      topic: body.topic ?? null,
      reply: body.reply.trim(),
      expertName: body.expertName.trim(),
      expertTitle: body.expertTitle.trim(),
      state: body.isPublished ? 'published' : 'pending',
      publishAt: body.isPublished ? (before.publishAt ?? clock.now()) : null,
      declineReason: null,
    })
    if (body.isPublished && !wasPublished && before.authorId !== null) {
      const facts = { question: quoted(after.question), expert: after.expertName }
      await notify(tx, call, { userId: before.authorId, event: 'preschool.replied', facts, link: PORTAL_PAGE })
    }
    return presentManaged(after)
  })
}

/** Declines a question, or takes a published one off the portal. Its author reads the reason. */
export async function close(call: Call<'closeQuestion'>): Promise<Managed> {
  const { db, body } = call
  const reason = body.reason.trim()
  return db.transaction(async (tx) => {
    const before = await requireChangeable(tx, call)
    if (before.state === 'declined') throw refuse('QUESTION_STATE', 'schoolProfiles.otherState')
    if (isShort(reason, REASON_MIN)) throw invalidFields([{ field: 'reason', key: 'experts.reasonShort' }])
    const change = { state: 'declined', publishAt: null, declineReason: reason } as const
    const after = await store(
      tx,
      call,
      before,
      before.state === 'published' ? 'expertQuestion.offline' : 'expertQuestion.decline',
      change,
    )
    if (before.authorId !== null) {
      const facts = { question: quoted(before.question), reason }
      await notify(tx, call, { userId: before.authorId, event: 'preschool.declined', facts, link: PORTAL_PAGE })
    }
    return presentManaged(after)
  })
}
