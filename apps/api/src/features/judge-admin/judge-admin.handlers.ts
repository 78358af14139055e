import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { unionScopes } from '../../security/scope'
import type { Feature } from '../feature'
import { autoAssign } from './assignment-plan.service'
import { assign, readAssignments, replace, revoke } from './assignments.service'
import { poolScope, readJudges, saveProfile } from './judges.service'
import { listCompetitions } from './panels.queries'
import { readPanels, savePanel } from './panels.service'
import { readSamples, setSamples } from './samples.service'

/** Competitions of the caller. */
const listJudgedCompetitions: Handler<'listJudgedCompetitions'> = async (call) =>
  ok(await listCompetitions(call.db, unionScopes([poolScope(call), call.actor.scopeOf('comp:monitor')])))

/** People who judge. */
const queryPageJudges: Handler<'queryPageJudges'> = async (call) => ok(await readJudges(call))

/** What a judge is fit for. */
const saveJudgeProfile: Handler<'saveJudgeProfile'> = async (call) => ok(await saveProfile(call), 'judgeAdmin.saved')

/** Panels of a competition. */
const getJudgePanels: Handler<'getJudgePanels'> = async (call) => ok(await readPanels(call))

/** Stores a panel. */
const saveJudgePanel: Handler<'saveJudgePanel'> = async (call) => ok(await savePanel(call), 'judgeAdmin.saved')

/** Plans who judges which work. */
const autoAssignWorks: Handler<'autoAssignWorks'> = async (call) => {
  const plan = await autoAssign(call)
  return call.body.dryRun ? ok(plan) : ok(plan, 'judgeAdmin.assigned')
}

/** Works of a panel with their judges. */
const queryPageAssignments: Handler<'queryPageAssignments'> = async (call) => ok(await readAssignments(call))

/** Gives a work to a judge. */
const assignWork: Handler<'assignWork'> = async (call) => ok(await assign(call), 'judgeAdmin.assigned')

/** Takes a work from a judge. */
const revokeAssignment: Handler<'revokeAssignment'> = async (call) => ok(await revoke(call), 'judgeAdmin.revoked')

/** Gives a work to another judge. */
const replaceAssignment: Handler<'replaceAssignment'> = async (call) => ok(await replace(call), 'judgeAdmin.replaced')

/** Samples of a panel. */
const getPanelSamples: Handler<'getPanelSamples'> = async (call) => ok(await readSamples(call))

/** Chooses the samples of a panel. */
const setPanelSamples: Handler<'setPanelSamples'> = async (call) =>
  ok(await setSamples(call), 'judgeAdmin.samplesSaved')

/** Operations of this feature. */
export const judgeAdminFeature: Feature = {
  signedIn: {
    listJudgedCompetitions,
    queryPageJudges,
    saveJudgeProfile,
    getJudgePanels,
    saveJudgePanel,
    autoAssignWorks,
    queryPageAssignments,
    assignWork,
    revokeAssignment,
    replaceAssignment,
    getPanelSamples,
    setPanelSamples,
  },
}
