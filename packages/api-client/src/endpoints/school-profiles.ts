import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

/** What the list of schools is narrowed by. */
export type SchoolProfileConditions = Schema<'SchoolProfileConditions'>
/** A decision about what a school presents. */
export type SchoolProfileDecision = operations['auditSchoolProfile']['requestBody']['content']['application/json']

/** What schools present: drafts of schools, reviewed by the bureaus above them. */
export interface SchoolProfileEndpoints {
  /** Schools of the caller's scope with the state of what they present, pages from 1. */
  list: (
    conditions: SchoolProfileConditions,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'SchoolProfileRow'>>>
  get: (schoolId: number, signal?: AbortSignal) => Promise<Schema<'SchoolProfileDetail'>>
  /** Saves the draft; what is public stays as it is. */
  save: (
    draft: { schoolId: number; version: number; content: Schema<'SchoolProfileContent'> },
    signal?: AbortSignal,
  ) => Promise<Schema<'SchoolProfileDetail'>>
  /** Submits the draft for review. */
  submit: (draft: { schoolId: number; version: number }, signal?: AbortSignal) => Promise<Schema<'SchoolProfileDetail'>>
  /** Passes or returns a draft, or takes a profile off the portal. */
  decide: (decision: SchoolProfileDecision, signal?: AbortSignal) => Promise<Schema<'SchoolProfileDetail'>>
}

/** The calls of those who write and review what schools present. */
export function schoolProfileEndpoints({ api, unwrap }: Connection): SchoolProfileEndpoints {
  return {
    list: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      return pageFromWire(await unwrap.data(api.POST('/api/schoolProfile/queryPage', { body, signal })), (row) => row)
    },
    get: (schoolId, signal) =>
      unwrap.data(api.GET('/api/schoolProfile/getProfile', { params: { query: { schoolId } }, signal })),
    save: (body, signal) => unwrap.data(api.POST('/api/schoolProfile/save', { body, signal })),
    submit: (body, signal) => unwrap.data(api.POST('/api/schoolProfile/submit', { body, signal })),
    decide: (body, signal) => unwrap.data(api.POST('/api/schoolProfile/audit', { body, signal })),
  }
}
