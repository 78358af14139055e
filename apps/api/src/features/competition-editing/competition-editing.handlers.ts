import { windowOf } from '../../db/page-window'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { listPhases } from '../competitions/competitions.queries'
import type { Feature } from '../feature'
import { readManaged, requireManaged } from './competition-editing.policy'
import { reopenPhase, saveAwards, saveGroups, savePhases, saveQuota } from './competition-parts.service'
import { saveCompetition } from './competition-save.service'
import { chooseScheme } from './competition-schemes.service'
import { archive, cancel, copyToNextEdition, publish, readReadiness } from './competition-states.service'
import { presentManagedRow } from './managed-competitions.presenter'
import { pageManaged } from './managed-competitions.queries'

/** Competitions of organisers in scope. */
const queryPageCompetitions: Handler<'queryPageCompetitions'> = async ({ db, actor, body, clock }) => {
  const { currentPage, pageSize, t = {} } = body
  const { rows, total } = await pageManaged(db, actor.scopeOf('comp:list'), t, windowOf(currentPage, pageSize))
  const phases =
    rows.length > 0
      ? await listPhases(
          db,
          rows.map(({ id }) => id),
        )
      : []
  const data = rows.map((row) =>
    presentManagedRow(
      row,
      phases.filter(({ competitionId }) => competitionId === row.id),
      clock.now(),
    ),
  )
  return ok({ data, total, currentPage, pageSize })
}

/** One competition for its editor. */
const getCompetition: Handler<'getCompetition'> = async (call) =>
  ok(await readManaged(call, await requireManaged(call, 'comp:list', call.query.id)))

/** Adds or changes a competition. */
const insertOrUpdateCompetition: Handler<'insertOrUpdateCompetition'> = async (call) =>
  ok(await saveCompetition(call), 'competitionEditing.saved')

/** Adds a draft of the next edition. */
const copyCompetition: Handler<'copyCompetition'> = async (call) =>
  ok(await copyToNextEdition(call), 'competitionEditing.copied')

/** What a competition lacks. */
const getCompetitionReadiness: Handler<'getCompetitionReadiness'> = async (call) => ok(await readReadiness(call))

/** Publishes a competition. */
const publishCompetition: Handler<'publishCompetition'> = async (call) =>
  ok(await publish(call), 'competitionEditing.published')

/** Cancels a competition. */
const cancelCompetition: Handler<'cancelCompetition'> = async (call) =>
  ok(await cancel(call), 'competitionEditing.cancelled')

/** Archives a competition. */
const archiveCompetition: Handler<'archiveCompetition'> = async (call) =>
  ok(await archive(call), 'competitionEditing.archived')

/** Saves phases. */
const saveCompetitionPhases: Handler<'saveCompetitionPhases'> = async (call) =>
  ok(await savePhases(call), 'competitionEditing.saved')

/** Reopens a phase. */
const reopenCompetitionPhase: Handler<'reopenCompetitionPhase'> = async (call) =>
  ok(await reopenPhase(call), 'competitionEditing.reopened')

/** Saves groups. */
const saveCompetitionGroups: Handler<'saveCompetitionGroups'> = async (call) =>
  ok(await saveGroups(call), 'competitionEditing.saved')

/** Chooses the score scheme. */
const chooseCompetitionScheme: Handler<'chooseCompetitionScheme'> = async (call) =>
  ok(await chooseScheme(call), 'competitionEditing.saved')

/** Saves quotas. */
const saveCompetitionQuota: Handler<'saveCompetitionQuota'> = async (call) =>
  ok(await saveQuota(call), 'competitionEditing.saved')

/** Saves awards. */
const saveCompetitionAwards: Handler<'saveCompetitionAwards'> = async (call) =>
  ok(await saveAwards(call), 'competitionEditing.saved')

/** Operations of this feature. */
export const competitionEditingFeature: Feature = {
  signedIn: {
    queryPageCompetitions,
    getCompetition,
    insertOrUpdateCompetition,
    copyCompetition,
    getCompetitionReadiness,
    publishCompetition,
    cancelCompetition,
    archiveCompetition,
    saveCompetitionPhases,
    reopenCompetitionPhase,
    saveCompetitionGroups,
    saveCompetitionQuota,
    saveCompetitionAwards,
    chooseCompetitionScheme,
  },
}
