import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

/** What the list of resources is narrowed by. */
export type ResourceConditions = Schema<'ManagedResourceConditions'>
/** A decision about a resource. */
export type ResourceDecision = operations['auditResource']['requestBody']['content']['application/json']
/** What a reader reports about a resource. */
export type ResourceReportDraft = operations['reportResource']['requestBody']['content']['application/json']
/** The result of a report. */
export type ResourceReportResult = operations['handleResourceReport']['requestBody']['content']['application/json']
/** Resources of one state with the counts of all states and of open reports. */
export interface ManagedResourcePage extends Page<Schema<'ManagedResource'>> {
  counts: Schema<'ManagedResourcePage'>['counts']
}

/** Teaching resources as their reviewers work on them. */
export interface ManagedResourceEndpoints {
  /** Resources of the caller's scope in one state, pages from 1. */
  list: (
    conditions: ResourceConditions,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<ManagedResourcePage>
  get: (id: number, signal?: AbortSignal) => Promise<Schema<'ManagedResourceDetail'>>
  /** Passes, returns or takes off a resource. */
  decide: (decision: ResourceDecision, signal?: AbortSignal) => Promise<Schema<'ManagedResourceDetail'>>
  recommend: (
    resource: { id: number; version: number; isRecommended: boolean },
    signal?: AbortSignal,
  ) => Promise<Schema<'ManagedResourceDetail'>>
  /** Reports what is wrong with a resource that the caller may open. */
  report: (report: ResourceReportDraft, signal?: AbortSignal) => Promise<void>
  /** Reports about resources that the caller reviews, pages from 1. */
  listReports: (
    state: 'open' | 'handled',
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'ResourceReport'>>>
  handleReport: (result: ResourceReportResult, signal?: AbortSignal) => Promise<Schema<'ResourceReport'>>
}

/** The calls of those who review resources. */
export function managedResourceEndpoints({ api, unwrap }: Connection): ManagedResourceEndpoints {
  return {
    list: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      const found = await unwrap.data(api.POST('/api/resource/queryPage', { body, signal }))
      return { ...pageFromWire(found, (row) => row), counts: found.counts }
    },
    get: (id, signal) => unwrap.data(api.GET('/api/resource/getResource', { params: { query: { id } }, signal })),
    decide: (body, signal) => unwrap.data(api.POST('/api/resource/audit', { body, signal })),
    recommend: ({ id, version, isRecommended }, signal) =>
      unwrap.data(api.POST('/api/resource/recommend', { body: { id, version, isRecommended }, signal })),
    report: (body, signal) => unwrap.nothing(api.POST('/api/resource/report', { body, signal })),
    listReports: async (state, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t: { state } }
      return pageFromWire(await unwrap.data(api.POST('/api/resource/queryPageReport', { body, signal })), (row) => row)
    },
    handleReport: (body, signal) => unwrap.data(api.POST('/api/resource/handleReport', { body, signal })),
  }
}
