import type { AnyCall } from '../../http/call'
import { badRequest } from '../../http/refusals'
import { countMembers, listJudgeProgress, panelsOfRound } from '../judging-monitor/monitor.queries'
import { maySeeScores, MONITOR, requireMonitoredRound } from '../judging-monitor/monitor.service'
import { type ExportConditions, type ExportList, textOf } from './export-list'

const ID = /^[1-9]\d{0,14}$/

async function roundOf(call: AnyCall, conditions: ExportConditions): Promise<number> {
  const text = textOf(conditions, 'phaseId')
  if (text === undefined || !ID.test(text)) throw badRequest([{ field: 'conditions.phaseId', key: 'problem.format' }])
  await requireMonitoredRound(call, Number(text))
  return Number(text)
}

async function* walkJudges(call: AnyCall, conditions: ExportConditions) {
  const phaseId = await roundOf(call, conditions)
  const withScores = maySeeScores(call)
  const rows = await listJudgeProgress(call.db, panelsOfRound(phaseId), { now: call.clock.now(), withScores })
  for (const { panelName, name, unit, assigned, drafts, submitted, recused, overdue, ...row } of rows) {
    yield {
      panel: panelName,
      name,
      unit,
      assigned: String(assigned),
      drafts: String(drafts),
      submitted: String(submitted),
      recused: String(recused),
      overdue: String(overdue),
      dueAt: row.dueAt,
      lastAt: row.lastAt,
      minutes: row.seconds === null ? null : (row.seconds / 60).toFixed(1),
      deviation: row.deviation,
    }
  }
}

/** How far the judges of a round are, for those who may see scores with their deviation. */
export const judgingExport: ExportList = {
  code: MONITOR,
  action: 'judging.export',
  sheet: 'exportJudging.title',
  fileName: 'exportJudging.title',
  conditions: ['phaseId'],
  columns: {
    panel: { title: 'exportJudging.panel', width: 20 },
    name: { title: 'exportJudging.name', width: 12 },
    unit: { title: 'exportJudging.unit', width: 24 },
    assigned: { title: 'exportJudging.assigned', width: 10 },
    drafts: { title: 'exportJudging.drafts', width: 10 },
    submitted: { title: 'exportJudging.submitted', width: 10 },
    recused: { title: 'exportJudging.recused', width: 10 },
    overdue: { title: 'exportJudging.overdue', width: 10 },
    dueAt: { title: 'exportJudging.dueAt', width: 20 },
    lastAt: { title: 'exportJudging.lastAt', width: 20 },
    minutes: { title: 'exportJudging.minutes', width: 14 },
    deviation: { title: 'exportJudging.deviation', width: 14 },
  },
  count: async (call, conditions) => countMembers(call.db, await roundOf(call, conditions)),
  rows: walkJudges,
}
