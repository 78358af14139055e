import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

/** What the list of submissions is narrowed by. */
export type SubmissionConditions = Schema<'SubmissionConditions'>
/** A decision about a submission. */
export type SubmissionDecision = operations['auditSubmission']['requestBody']['content']['application/json']

/** Works of families and kindergartens, for those who review them. */
export interface SubmissionReviewEndpoints {
  /** Submissions of the caller's scope, pages from 1. */
  list: (
    conditions: SubmissionConditions,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'SubmissionRow'>>>
  get: (id: number, signal?: AbortSignal) => Promise<Schema<'SubmissionDetail'>>
  /** Passes or returns a submission, or takes a published one off the portal. */
  decide: (decision: SubmissionDecision, signal?: AbortSignal) => Promise<void>
}

/** The calls of those who review submissions. */
export function submissionReviewEndpoints({ api, unwrap }: Connection): SubmissionReviewEndpoints {
  return {
    list: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      return pageFromWire(
        await unwrap.data(api.POST('/api/preschool/queryPageSubmission', { body, signal })),
        (row) => row,
      )
    },
    get: (id, signal) => unwrap.data(api.GET('/api/preschool/getSubmission', { params: { query: { id } }, signal })),
    decide: (body, signal) => unwrap.nothing(api.POST('/api/preschool/audit', { body, signal })),
  }
}
