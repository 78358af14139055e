import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { PageWindow } from '../../db/page-window'
import type { AnyCall, Call } from '../../http/call'
import { forbidden, notFound, refuse, versionConflict } from '../../http/refusals'
import { required } from '../../required'
import { isKindOpen, type PhaseRow } from '../competitions/competition-phases'
import { listPhases } from '../competitions/competitions.queries'
import { failedRules } from '../competitions/eligibility'
import { findApplicant, findEntryFor, lockApplicant, lockEntry, updateEntry } from '../competitions/entries.queries'
import {
  insertEntry,
  requireAllowed,
  requireCompetition,
  requireNone,
  requireOpen,
  submissionOf,
  type EntryForm,
  type Parts,
} from '../competitions/entries.service'
import { notify } from '../notifications/notify'
import { type BehalfEntryRow, findBehalfEntry, listPeople, pageBehalfEntries } from './behalf-entries.queries'
import { ruleSentences } from './entry-sentences'

/** The code that lets a school enter its people. */
export const behalfCode = 'comp:entry:behalf'
const EDITABLE: readonly BehalfEntryRow['state'][] = ['submitted', 'returned']

/** The school of the caller; people are picked from it alone (domain 1.7, /othersSignUpList). */
export function requireSchool({ actor }: Pick<AnyCall, 'actor'>): number {
  if (actor.schoolId === null) throw forbidden()
  return actor.schoolId
}

const isChangeable = (row: BehalfEntryRow, phases: readonly PhaseRow[], now: Date) =>
  EDITABLE.includes(row.state) && isKindOpen(phases, 'signup', now)

async function present(db: Db, rows: readonly BehalfEntryRow[], now: Date): Promise<Schema<'BehalfEntry'>[]> {
  const phases = await listPhases(db, [...new Set(rows.map(({ competitionId }) => competitionId))])
  return rows.map(({ applicantId: _applicantId, ...row }) => {
    const own = phases.filter(({ competitionId }) => competitionId === row.competitionId)
    return {
      ...row,
      submittedAt: row.submittedAt && siteTime(row.submittedAt),
      canCancel: isChangeable({ ...row, applicantId: _applicantId }, own, now),
    }
  })
}

async function presentOne(db: Db, row: BehalfEntryRow, now: Date): Promise<Schema<'BehalfEntry'>> {
  const [entry] = await present(db, [row], now)
  return required(entry, 'entry')
}

/** One page of the entries that the caller's school has made for its people. */
export async function pageOfSchool(
  { db, clock, body, ...call }: Call<'queryPageBehalfEntries'>,
  window: PageWindow,
): Promise<{ data: Schema<'BehalfEntry'>[]; total: number }> {
  const { rows, total } = await pageBehalfEntries(db, requireSchool(call), body.t ?? {}, window)
  return { data: await present(db, rows, clock.now()), total }
}

/** People of the caller's school who may be entered. */
export async function searchPeople({ db, query, ...call }: Call<'listBehalfPeople'>) {
  const orgId = requireSchool(call)
  const { competition } = await requireCompetition(db, query.competitionId)
  const { userTypes } = competition.eligibility
  const { keyword = '' } = query
  return listPeople(db, { orgId, competitionId: competition.id, userTypes, keyword })
}

/** Whom a school enters, and with what. */
export interface BehalfForm extends EntryForm {
  competitionId: number
  applicantId: number
}

/**
 * Enters a person of a school within a transaction and submits the entry. The rules are those of a sign-up of one's own;
 * a person of another school is not there.
 */
export async function enterPerson(tx: Db, call: AnyCall, form: BehalfForm, parts: Parts): Promise<number> {
  const { actor, clock } = call
  const now = clock.now()
  await lockApplicant(tx, form.applicantId)
  const applicant = await findApplicant(tx, form.applicantId)
  if (!applicant || applicant.orgId !== requireSchool(call)) throw notFound()
  const entry = await findEntryFor(tx, applicant.id, form.competitionId)
  requireNone(failedRules({ ...parts, applicant, hasEntry: entry !== undefined, now }), ruleSentences)
  await requireAllowed(tx, form, parts)
  const id = await insertEntry(tx, form, { applicant, createdBy: actor.userId })
  const { competition } = parts
  const change = submissionOf({ id, competitionId: competition.id }, competition.promiseVersion, now)
  await updateEntry(tx, { id, version: 0 }, change, { userId: actor.userId, now })
  const facts = { name: competition.name, topic: form.topic.trim(), school: required(applicant.schoolName, 'school') }
  await notify(tx, call, { userId: applicant.id, event: 'entry.behalf', facts })
  return id
}

/** Enters a person of the caller's school. */
export function addForPerson(call: Call<'addBehalfEntry'>): Promise<Schema<'BehalfEntry'>> {
  const { db, clock, body } = call
  return db.transaction(async (tx) => {
    const parts = await requireCompetition(tx, body.competitionId)
    if (body.promiseVersion !== parts.competition.promiseVersion)
      throw refuse('PROMISE_CHANGED', 'competitions.promiseChanged')
    const id = await enterPerson(tx, call, body, parts)
    const row = required(await findBehalfEntry(tx, requireSchool(call), id), 'entry')
    const target = { type: 'competition-entry', id, label: row.topic }
    await recordOperation(tx, call, { action: 'competition.addEntry', permissionCode: behalfCode, target })
    return presentOne(tx, row, clock.now())
  })
}

/** Cancels an entry that the caller's school has made, until sign-up ends. */
export function cancelForPerson(call: Call<'cancelBehalfEntry'>): Promise<Schema<'BehalfEntry'>> {
  const { db, actor, clock, body } = call
  const orgId = requireSchool(call)
  return db.transaction(async (tx) => {
    await lockEntry(tx, body.id)
    const row = await findBehalfEntry(tx, orgId, body.id)
    if (!row) throw notFound()
    const now = clock.now()
    if (row.state === 'cancelled') return presentOne(tx, row, now)
    requireOpen({ phases: await listPhases(tx, [row.competitionId]) }, now)
    if (!EDITABLE.includes(row.state)) throw refuse('ENTRY_FIXED', 'competitions.fixed')
    if (body.version !== undefined && body.version !== row.version)
      throw versionConflict(await presentOne(tx, row, now))
    await updateEntry(tx, row, { state: 'cancelled' }, { userId: actor.userId, now })
    const facts = { name: row.competitionName, topic: row.topic }
    await notify(tx, call, { userId: row.applicantId, event: 'entry.behalfCancelled', facts })
    const target = { type: 'competition-entry', id: row.id, label: row.topic }
    await recordOperation(tx, call, { action: 'competition.cancelEntry', permissionCode: behalfCode, target })
    return presentOne(tx, required(await findBehalfEntry(tx, orgId, row.id), 'entry'), now)
  })
}
