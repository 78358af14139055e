import type { Schema } from '@doorway/api-client/types'
import { recordOperation, recordOperations } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import { checkKeys } from './check-keys'
import type { Actor, AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { required } from '../../required'
import { coversPosition } from '../../security/scope'
import { type SentenceKey, translate } from '../../strings/translate'
import { notify } from '../notifications/notify'
import { listBlinding } from '../judging/blind-file'
import { listTranscodes } from '../uploads/transcodes.queries'
import { requireReason } from './entry-audit.service'
import { presentWorkDetail } from './entry-review.presenter'
import {
  findManagedWork,
  insertChecks,
  listChecks,
  listTwinCandidates,
  listWorkFiles,
  listWorkLog,
  lockWorks,
  type ManagedWorkRow,
  revokeResults,
  updateWorkStates,
} from './managed-works.queries'
import { filmCheckOf, listFilmTwins } from './film-twins.service'
import { textSimilarity } from './text-similarity'

const nextStates = { pass: 'qualified', fix: 'fix', reject: 'rejected' } as const
const events = { pass: 'work.qualified', fix: 'work.fix', reject: 'work.rejected' } as const
const CHECKABLE: readonly ManagedWorkRow['state'][] = ['submitted', 'checking']
const GONE: readonly ManagedWorkRow['state'][] = ['draft', 'withdrawn']

/** The work if its school is in the caller's scope with this code; otherwise it is not there. */
export async function requireWork(db: Db, actor: Actor, code: string, id: number): Promise<ManagedWorkRow> {
  const work = await findManagedWork(db, id)
  if (!work || !coversPosition(actor.scopeOf(code), work.position)) throw notFound()
  return work
}

/** A work with its files, decisions and log. */
export async function readWork(call: Pick<AnyCall, 'db' | 'files' | 'secrets' | 'clock'>, work: ManagedWorkRow) {
  const { db } = call
  const [files, decisions, log] = await Promise.all([
    listWorkFiles(db, work.id),
    listChecks(db, work.id),
    listWorkLog(db, work.id),
  ])
  const ids = files.map(({ id }) => id)
  const transcodes = await listTranscodes(db, ids)
  const blinding = await listBlinding(call, ids)
  const filmCheck = await filmCheckOf(db, work.id)
  return presentWorkDetail(work, { files, decisions, log, transcodes, blinding, filmCheck }, call)
}

function refusalOf(work: ManagedWorkRow): SentenceKey | undefined {
  if (work.competitionState !== 'announced') return 'entryReview.competitionOver'
  return CHECKABLE.includes(work.state) ? undefined : 'entryReview.wrongWorkState'
}

/** The checklist of a decision; passing needs every line of it. */
function requireChecklist({ items, decision }: Call<'checkWorks'>['body']): Record<string, boolean> {
  const checklist = Object.fromEntries(items.map(({ key, isMet }) => [key, isMet]))
  const isComplete = checkKeys.every((key) => checklist[key] === true)
  if (decision === 'pass' && !isComplete)
    throw invalidFields([{ field: 'items', key: 'entryReview.checklistIncomplete' }])
  return checklist
}

/** Qualifies, returns or rejects works in scope, each on its own. */
export function checkWorksIn(
  call: Call<'checkWorks'>,
): Promise<{ changed: number; failed: { id: number; msg: string }[] }> {
  const { db, actor, clock, body, origin } = call
  const { decision } = body
  const items = requireChecklist(body)
  const reason = requireReason(body.reason, decision !== 'pass')
  const ids = [...new Set(body.ids)]
  return db.transaction(async (tx) => {
    const scope = actor.scopeOf('comp:work:check')
    const found = (await lockWorks(tx, ids)).filter(
      ({ position, state }) => !GONE.includes(state) && coversPosition(scope, position),
    )
    if (found.length === 0 && ids.length === 1) throw notFound()
    const failed = ids
      .filter((id) => !found.some((work) => work.id === id))
      .map((id) => ({ id, msg: translate(origin.locale, 'http.notFound') }))
    const decided = found.filter((work) => {
      const refusal = refusalOf(work)
      if (refusal) failed.push({ id: work.id, msg: translate(origin.locale, refusal) })
      return refusal === undefined
    })
    const [only] = failed
    if (decided.length === 0 && ids.length === 1 && only)
      throw refuse('WORK_STATE', 'entryReview.refused', { reason: only.msg })
    const at = clock.now()
    await updateWorkStates(
      tx,
      decided.map(({ id }) => id),
      { state: nextStates[decision], reason, actorId: actor.userId, at },
    )
    await insertChecks(
      tx,
      decided.map(({ id }) => ({ workId: id, checkerId: actor.userId, result: decision, items, reason, at })),
    )
    for (const work of decided) {
      const facts = { title: work.title, reason: reason ?? '-' }
      await notify(tx, call, { userId: work.applicantId, event: events[decision], facts })
    }
    await recordOperations(
      tx,
      call,
      decided.map((work) => ({
        action: `work.${decision}`,
        permissionCode: 'comp:work:check',
        target: { type: 'competition-work', id: work.id, label: work.title },
        ...(reason !== null && { facts: { reason } }),
      })),
    )
    return { changed: decided.length, failed }
  })
}

/** Takes a work out of the competition at any time; its marks become void, its award and certificate are revoked. */
export async function disqualify(call: Call<'disqualifyWork'>): Promise<Schema<'ManagedWorkDetail'>> {
  const { db, actor, clock, body } = call
  const code = 'comp:work:disqualify'
  const reason = required(requireReason(body.reason, true), 'reason')
  return db.transaction(async (tx) => {
    await lockWorks(tx, [body.id])
    const work = await requireWork(tx, actor, code, body.id)
    if (body.version !== undefined && body.version !== work.version)
      throw versionConflict(await readWork({ ...call, db: tx }, work))
    if (work.state === 'disqualified') throw refuse('WORK_STATE', 'entryReview.isDisqualified')
    const at = clock.now()
    await updateWorkStates(tx, [work.id], { state: 'disqualified', reason, actorId: actor.userId, at })
    await revokeResults(tx, work.id, reason, at)
    await notify(tx, call, {
      userId: work.applicantId,
      event: 'work.disqualified',
      facts: { title: work.title, reason },
    })
    await recordOperation(tx, call, {
      action: 'work.disqualify',
      permissionCode: code,
      target: { type: 'competition-work', id: work.id, label: work.title },
      facts: { reason, from: work.state },
    })
    return readWork({ ...call, db: tx }, required(await findManagedWork(tx, work.id), 'work'))
  })
}

type Twin = Schema<'WorkTwin'>

const SIMILAR_FROM = 60
/** A few words may be alike by chance. */
const MIN_SUMMARY = 20
const MAX_TWINS = 50

/** The nearer of the two: by the titles or by the summaries. */
function nearness(work: ManagedWorkRow, twin: { title: string; summary: string }): Pick<Twin, 'kind' | 'similarity'> {
  const byTitle = textSimilarity(work.title, twin.title)
  const hasText = Math.min(work.summary.length, twin.summary.length) >= MIN_SUMMARY
  const byText = hasText ? textSimilarity(work.summary, twin.summary) : 0
  return byText > byTitle ? { kind: 'similarText', similarity: byText } : { kind: 'similarTitle', similarity: byTitle }
}

/** Works that may be the same: by content, by title, by similar titles or summaries of the same subject, or by film. */
export async function readTwins(db: Db, work: ManagedWorkRow): Promise<Twin[]> {
  const candidates = await listTwinCandidates(db, work.id)
  const films = await listFilmTwins(db, work.id, SIMILAR_FROM)
  const byWords = candidates.map(({ sameContent, sameTitle, summary, ...twin }): Twin => {
    if (sameContent) return { ...twin, kind: 'sameContent', similarity: 100 }
    if (sameTitle) return { ...twin, kind: 'sameTitle', similarity: 100 }
    return { ...twin, ...nearness(work, { title: twin.title, summary }) }
  })
  const isNearer = (twin: Twin) => !films.some(({ id, similarity }) => id === twin.id && similarity > twin.similarity)
  const nearest = byWords.filter((twin) => twin.similarity >= SIMILAR_FROM && isNearer(twin))
  const others = films.filter(({ id }) => nearest.every((twin) => twin.id !== id))
  return [...nearest, ...others]
    .toSorted((one, other) => other.similarity - one.similarity || one.kind.localeCompare(other.kind))
    .slice(0, MAX_TWINS)
}
