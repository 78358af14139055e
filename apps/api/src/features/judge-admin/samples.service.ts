import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { required } from '../../required'
import { requireManaged } from '../competition-editing/competition-editing.policy'
import { roundState } from '../judging/judging.policy'
import { ASSIGN, lockOpenPanel, requirePanel } from './judge-admin.policy'
import { listPanelMembers, listRounds, type PanelRow } from './panels.queries'
import {
  findMarking,
  findWorks,
  insertSamples,
  listConflictsOf,
  listSamples,
  lockSamples,
  revokeSamples,
  type SamplePair,
  type SampleRow,
  searchWorks,
} from './samples.queries'

type Samples = Schema<'PanelSamples'>

/** A spread needs two marks. */
const MIN_JUDGES = 2

const listActiveMembers = async (db: Db, panelId: number) =>
  (await listPanelMembers(db, panelId))
    .filter(({ isSuspended, declinedAt }) => !isSuspended && declinedAt === null)
    .map(({ userId }) => userId)

/** Who can have which of the works as a sample: every member without a conflict of interest. */
async function pairsOf(db: Db, panelId: number, workIds: readonly number[]): Promise<SamplePair[]> {
  const members = await listActiveMembers(db, panelId)
  const conflicts = await listConflictsOf(db, panelId, members, workIds)
  return workIds.flatMap((workId, place) =>
    members
      .filter((id) => !conflicts.some((pair) => pair.workId === workId && pair.judgeId === id))
      .map((judgeId) => ({ workId, judgeId, place })),
  )
}

async function present(db: Db, panelId: number, rows: readonly SampleRow[]): Promise<Samples['works']> {
  const members = await listActiveMembers(db, panelId)
  const ids = rows.map(({ workId }) => workId)
  const pairs = await pairsOf(db, panelId, ids)
  return rows.map(({ workId, workNo, title, schoolName, submitted }) => {
    const judges = pairs.filter((pair) => pair.workId === workId).length
    return { workId, workNo, title, schoolName, judges, barred: members.length - judges, submitted }
  })
}

async function findRound(db: Db, { competitionId, phaseId }: PanelRow) {
  const rounds = await listRounds(db, competitionId)
  return required(
    rounds.find(({ id }) => id === phaseId),
    'round',
  )
}

async function presentSamples(
  call: Pick<Call<'getPanelSamples'>, 'db' | 'actor' | 'clock'>,
  panel: PanelRow,
  keyword: string,
) {
  const { db, clock } = call
  const competition = await requireManaged(call, ASSIGN, panel.competitionId)
  const isOver = roundState(await findRound(db, panel), competition.state, clock.now()) === 'closed'
  const { submitted, begun } = await findMarking(db, panel.id)
  const { rows, total } = await searchWorks(db, panel.id, keyword)
  const fixedBy = isOver ? ('over' as const) : submitted ? ('submitted' as const) : begun ? ('begun' as const) : null
  return {
    panelId: panel.id,
    fixedBy,
    samples: await present(db, panel.id, await listSamples(db, panel.id)),
    works: await present(db, panel.id, rows),
    total,
  }
}

/** Samples of a panel with works that can be ones. */
export async function readSamples(call: Call<'getPanelSamples'>): Promise<Samples> {
  const { panelId, keyword } = call.query
  return presentSamples(call, await requirePanel(call, panelId), keyword === undefined ? '' : keyword.trim())
}

/** Gives the samples of a panel to members who have joined it, and takes them from those who have left. */
export async function giveSamples(tx: Db, panel: PanelRow): Promise<void> {
  const samples = await listSamples(tx, panel.id)
  if (samples.length === 0) return
  await storeSamples(
    tx,
    panel,
    samples.map(({ workId }) => workId),
  )
}

async function storeSamples(tx: Db, panel: PanelRow, workIds: readonly number[]): Promise<void> {
  const pairs = await pairsOf(tx, panel.id, workIds)
  const { endAt } = await findRound(tx, panel)
  await revokeSamples(tx, panel.id, pairs)
  await insertSamples(tx, panel.id, { pairs, dueAt: endAt })
}

/** Chooses the samples of a panel, while no judge has submitted one or begun another work. */
export function setSamples(call: Call<'setPanelSamples'>): Promise<Samples> {
  const { db, body } = call
  const { panelId, workIds } = body
  return db.transaction(async (tx) => {
    // In the order in which a judge who saves a mark claims them.
    await lockSamples(tx, panelId)
    const { panel } = await lockOpenPanel(tx, call, panelId)
    const { submitted, begun } = await findMarking(tx, panel.id)
    if (submitted) throw refuse('SAMPLES_SUBMITTED', 'judgeAdmin.samplesSubmitted')
    if (begun) throw refuse('MARKING_BEGUN', 'judgeAdmin.samplesBegun')
    const works = await findWorks(tx, panel.id, workIds)
    if (works.length !== workIds.length) throw notFound()
    const few = (await present(tx, panel.id, works)).find(({ judges }) => judges < MIN_JUDGES)
    if (few) throw refuse('TOO_FEW_JUDGES', 'judgeAdmin.sampleJudges', { title: few.title })
    await storeSamples(tx, panel, workIds)
    await recordOperation(tx, call, {
      action: 'judgeAdmin.samples',
      permissionCode: ASSIGN,
      target: { type: 'judge-panel', id: panel.id, label: panel.name },
      facts: { works: works.map(({ workNo }) => workNo).join(', ') },
    })
    return presentSamples({ ...call, db: tx }, panel, '')
  })
}
