import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { readCalibration } from './calibration.service'
import { notifyDeadlines } from './deadline.service'
import { readJudges, readMonitor, remind, setDueDate } from './monitor.service'

/** How far judging is. */
const getJudgingMonitor: Handler<'getJudgingMonitor'> = async (call) => ok(await readMonitor(call))

/** Judges of a panel. */
const getPanelProgress: Handler<'getPanelProgress'> = async (call) => ok(await readJudges(call))

/** How judges mark the samples. */
const getPanelCalibration: Handler<'getPanelCalibration'> = async (call) => ok(await readCalibration(call))

/** Reminds judges. */
const remindJudges: Handler<'remindJudges'> = async (call) => ok(await remind(call))

/** Changes due dates. */
const setJudgingDueDate: Handler<'setJudgingDueDate'> = async (call) =>
  ok(await setDueDate(call), 'judgingMonitor.dueChanged')

/** Operations of this feature. */
export const judgingMonitorFeature: Feature = {
  signedIn: { getJudgingMonitor, getPanelProgress, getPanelCalibration, remindJudges, setJudgingDueDate },
  maintain: notifyDeadlines,
}
