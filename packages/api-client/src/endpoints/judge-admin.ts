import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { Download } from '../transport/download'
import { readFileResponse } from '../transport/file-response'
import type { operations, Schema } from '../types'
import { awaitExport } from './await-export'
import type { Connection } from './connection'

type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } }
}
  ? Json
  : never

/** Judges, their panels, and who judges which work. */
export interface JudgeAdminEndpoints {
  /** Competitions whose judges the caller manages. */
  listCompetitions: (signal?: AbortSignal) => Promise<readonly Schema<'PanelCompetition'>[]>
  /** People who judge; with a panel, with the number of its works that conflict with each. */
  listJudges: (
    conditions: Schema<'PoolConditions'>,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'PoolJudge'>>>
  /** Stores what a judge is fit for. A stale `version` is refused with a conflict. */
  saveJudge: (draft: Body<'saveJudgeProfile'>, signal?: AbortSignal) => Promise<Schema<'PoolJudge'>>
  /** Panels of a competition with what they can be made of. */
  getPanels: (competitionId: number, signal?: AbortSignal) => Promise<Schema<'PanelBoard'>>
  /** Creates a panel, or changes one. A stale `version` is refused with a conflict. */
  savePanel: (draft: Body<'saveJudgePanel'>, signal?: AbortSignal) => Promise<Schema<'ManagedPanel'>>
  /** Plans who judges which work, and stores it unless it is a dry run. The same seed has the same plan. */
  autoAssign: (request: Body<'autoAssignWorks'>, signal?: AbortSignal) => Promise<Schema<'AssignmentPlan'>>
  /** Works of a panel with their judges. */
  listAssignments: (
    conditions: Schema<'AssignmentConditions'>,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'AssignedWork'>>>
  assign: (draft: Body<'assignWork'>, signal?: AbortSignal) => Promise<Schema<'AssignedWork'>>
  /** Takes a work from a judge who has not submitted. */
  revoke: (draft: Body<'revokeAssignment'>, signal?: AbortSignal) => Promise<Schema<'AssignedWork'>>
  /** Gives the work of a judge who stepped back, or has not submitted, to another one. */
  replace: (draft: Body<'replaceAssignment'>, signal?: AbortSignal) => Promise<Schema<'AssignedWork'>>
  /** Samples of a panel, and those of its works that can be ones and have the keyword in their number or title. */
  getSamples: (panelId: number, keyword?: string, signal?: AbortSignal) => Promise<Schema<'PanelSamples'>>
  /** Chooses the samples of a panel, while no judge has submitted one or begun another work. */
  setSamples: (draft: Body<'setPanelSamples'>, signal?: AbortSignal) => Promise<Schema<'PanelSamples'>>
  /** How judges of a panel mark its samples. */
  getCalibration: (panelId: number, signal?: AbortSignal) => Promise<Schema<'PanelCalibration'>>
  /** How far the panels of a round are; without a round those of the open one. */
  getMonitor: (competitionId: number, phaseId?: number, signal?: AbortSignal) => Promise<Schema<'JudgingMonitor'>>
  /** How far the judges of a panel are. */
  getProgress: (panelId: number, signal?: AbortSignal) => Promise<readonly Schema<'ProgressOfJudge'>[]>
  /** Reminds judges who are named, otherwise all who are late; each at most once an hour. */
  remind: (request: Body<'remindJudges'>, signal?: AbortSignal) => Promise<Schema<'ReminderResult'>>
  /** Gives open tasks another due date within the round. */
  setDueDate: (request: Body<'setJudgingDueDate'>, signal?: AbortSignal) => Promise<Schema<'DueDateResult'>>
  /** How far the judges of a round are, as a spreadsheet. */
  exportProgress: (phaseId: number, signal?: AbortSignal) => Promise<Download>
}

/** The calls about judges and their assignments. */
export function judgeAdminEndpoints(connection: Connection): JudgeAdminEndpoints {
  const { api, files, unwrap, messages } = connection
  return {
    listCompetitions: (signal) => unwrap.data(api.GET('/api/judgeAdmin/listCompetitions', { signal })),
    listJudges: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      const found = await unwrap.data(api.POST('/api/judgeAdmin/queryPageJudgeList', { body, signal }))
      return pageFromWire(found, (row) => row)
    },
    saveJudge: (body, signal) => unwrap.data(api.POST('/api/judgeAdmin/insertOrUpdateJudge', { body, signal })),
    getPanels: (competitionId, signal) =>
      unwrap.data(api.GET('/api/judgeAdmin/getPanels', { params: { query: { competitionId } }, signal })),
    savePanel: (body, signal) => unwrap.data(api.POST('/api/judgeAdmin/savePanel', { body, signal })),
    autoAssign: (body, signal) => unwrap.data(api.POST('/api/judgeAdmin/autoAssign', { body, signal })),
    listAssignments: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      const found = await unwrap.data(api.POST('/api/judgeAdmin/queryPageAssignmentList', { body, signal }))
      return pageFromWire(found, (row) => row)
    },
    assign: (body, signal) => unwrap.data(api.POST('/api/judgeAdmin/assign', { body, signal })),
    revoke: (body, signal) => unwrap.data(api.POST('/api/judgeAdmin/revoke', { body, signal })),
    replace: (body, signal) => unwrap.data(api.POST('/api/judgeAdmin/replace', { body, signal })),
    getSamples: (panelId, keyword, signal) =>
      unwrap.data(api.GET('/api/judgeAdmin/getSamples', { params: { query: { panelId, keyword } }, signal })),
    setSamples: (body, signal) => unwrap.data(api.POST('/api/judgeAdmin/setSamples', { body, signal })),
    getCalibration: (panelId, signal) =>
      unwrap.data(api.GET('/api/judgeAdmin/getCalibration', { params: { query: { panelId } }, signal })),
    getMonitor: (competitionId, phaseId, signal) => {
      const query = { competitionId, ...(phaseId !== undefined && { phaseId }) }
      return unwrap.data(api.GET('/api/judgeAdmin/getMonitor', { params: { query }, signal }))
    },
    getProgress: (panelId, signal) =>
      unwrap.data(api.GET('/api/judgeAdmin/getPanelProgress', { params: { query: { panelId } }, signal })),
    remind: (body, signal) => unwrap.data(api.POST('/api/judgeAdmin/remind', { body, signal })),
    setDueDate: (body, signal) => unwrap.data(api.POST('/api/judgeAdmin/setDueDate', { body, signal })),
    exportProgress: async (phaseId, signal) => {
      const body = { exportType: 'judging' as const, conditions: { phaseId: String(phaseId) } }
      const started = files.POST('/api/file/exportExcel', { body, parseAs: 'blob', signal })
      return awaitExport(connection, await readFileResponse(started, messages), signal)
    },
  }
}
