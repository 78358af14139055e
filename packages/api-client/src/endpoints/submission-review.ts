import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

/** What the list of submissions is narrowed by. */
export type SubmissionConditions = Schema<'SubmissionConditions'>
/** A decision about a submission. */
export type SubmissionDecision = operations['auditSubmission']['requestBody']['content']['application/json']

/** What a draft of a kindergarten is saved with. */
export type GardenDraft = operations['saveGardenWork']['requestBody']['content']['application/json']

/** Works of families and kindergartens, for those who review them, and for those who write for a kindergarten. */
export interface SubmissionReviewEndpoints {
  /** Submissions of the caller's scope, pages from 1. */
  list: (
    conditions: SubmissionConditions,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'SubmissionRow'>>>
  get: (id: number, signal?: AbortSignal) => Promise<Schema<'SubmissionDetail'>>
  /** Saves a draft of a kindergarten; `fileIds` are all its pictures in their order. */
  saveGarden: (draft: GardenDraft, signal?: AbortSignal) => Promise<Schema<'SubmissionDetail'>>
  /** Submits a draft of a kindergarten; with pictures, none of which shows a child. */
  submitGarden: (
    work: { id: number; version: number; hasNoChild: boolean },
    signal?: AbortSignal,
  ) => Promise<Schema<'SubmissionDetail'>>
  /** Takes a work of a kindergarten back. */
  withdrawGarden: (work: { id: number; version: number }, signal?: AbortSignal) => Promise<Schema<'SubmissionDetail'>>
  /** Deletes a draft of a kindergarten. */
  removeGarden: (id: number, signal?: AbortSignal) => Promise<void>
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
    saveGarden: (body, signal) => unwrap.data(api.POST('/api/preschool/saveGarden', { body, signal })),
    submitGarden: (body, signal) => unwrap.data(api.POST('/api/preschool/submitGarden', { body, signal })),
    withdrawGarden: (body, signal) => unwrap.data(api.POST('/api/preschool/withdrawGarden', { body, signal })),
    removeGarden: (id, signal) =>
      unwrap.nothing(api.DELETE('/api/preschool/deleteGardenById/{id}', { params: { path: { id } }, signal })),
    decide: (body, signal) => unwrap.nothing(api.POST('/api/preschool/audit', { body, signal })),
  }
}
