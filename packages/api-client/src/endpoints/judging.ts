import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { Schema } from '../types'
import type { Connection } from './connection'

/** How far a judge is with a work. */
export type JudgeTaskState = Schema<'JudgeTask'>['state']

/** What a mark is saved with. */
export type JudgeMarkWrite = Schema<'JudgeMarkWrite'>

/** What a judge sees and does; nothing here names an author. */
export interface JudgingEndpoints {
  /** Rounds of the caller with counts. */
  listRounds: (signal?: AbortSignal) => Promise<Schema<'JudgeTasks'>>
  /** Signs the agreement for a round; `version` is that of the words that the judge has read. */
  signAgreement: (roundId: number, version: string, signal?: AbortSignal) => Promise<{ agreementAt: string }>
  /** Declines to judge in a round, before the agreement is signed. */
  decline: (roundId: number, reason: string, signal?: AbortSignal) => Promise<{ state: 'declined' }>
  /** Works of a round in the judge's own order. */
  listTasks: (roundId: number, pageSize: number, signal?: AbortSignal) => Promise<Page<Schema<'JudgeTask'>>>
  getWork: (assignmentId: number, signal?: AbortSignal) => Promise<Schema<'JudgeWork'>>
  /** How far the marks of a sample are apart, once the caller has submitted it; no judge is named. */
  getSpread: (assignmentId: number, signal?: AbortSignal) => Promise<Schema<'JudgeSpread'>>
  /** Saves a draft. Rejects with a version conflict when another draft was saved in between. */
  saveDraft: (mark: JudgeMarkWrite, signal?: AbortSignal) => Promise<Schema<'JudgeMark'>>
  submitMark: (mark: JudgeMarkWrite, signal?: AbortSignal) => Promise<Schema<'JudgeMark'>>
  recuse: (assignmentId: number, reason: string, signal?: AbortSignal) => Promise<{ state: JudgeTaskState }>
  report: (
    report: { assignmentId: number; kind: 'identity' | 'plagiarism' | 'format' | 'other'; content: string },
    signal?: AbortSignal,
  ) => Promise<{ state: JudgeTaskState }>
}

/** The calls of judges. */
export function judgingEndpoints({ api, unwrap }: Connection): JudgingEndpoints {
  return {
    listRounds: (signal) => unwrap.data(api.GET('/api/judge/getMyTasks', { signal })),
    signAgreement: (roundId, version, signal) =>
      unwrap.data(api.POST('/api/judge/signAgreement', { body: { roundId, version }, signal })),
    decline: (roundId, reason, signal) =>
      unwrap.data(api.POST('/api/judge/declineInvitation', { body: { roundId, reason }, signal })),
    listTasks: async (roundId, pageSize, signal) => {
      const body = { currentPage: 1, pageSize, t: { roundId } }
      const found = await unwrap.data(api.POST('/api/judge/queryPageTaskList', { body, signal }))
      return pageFromWire(found, (row) => row)
    },
    getWork: (assignmentId, signal) =>
      unwrap.data(api.GET('/api/judge/getTask', { params: { query: { assignmentId } }, signal })),
    getSpread: (assignmentId, signal) =>
      unwrap.data(api.GET('/api/judge/getSampleSpread', { params: { query: { assignmentId } }, signal })),
    saveDraft: (body, signal) => unwrap.data(api.POST('/api/judge/saveDraft', { body, signal })),
    submitMark: (body, signal) => unwrap.data(api.POST('/api/judge/submitMark', { body, signal })),
    recuse: (assignmentId, reason, signal) =>
      unwrap.data(api.POST('/api/judge/recuse', { body: { assignmentId, reason }, signal })),
    report: (body, signal) => unwrap.data(api.POST('/api/judge/report', { body, signal })),
  }
}
