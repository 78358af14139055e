import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

/** What a request for a change of school is sent with. */
export type SchoolChangeDraft = operations['submitSchoolChange']['requestBody']['content']['application/json']
/** A decision about the current step of a request. */
export type SchoolChangeDecision = operations['decideSchoolChange']['requestBody']['content']['application/json']
/** What the list of requests is narrowed by. */
export type SchoolChangeConditions = Schema<'SchoolChangeConditions'>

/** Changes of school: one's own requests, and those of a scope for the people who decide about them. */
export interface SchoolChangeEndpoints {
  /** For whom the person may send a request, and the requests so far, the newest first. */
  getProgress: (signal?: AbortSignal) => Promise<Schema<'SchoolChangeProgress'>>
  /** Schools by name, those of an area and all below it where one is given. */
  searchSchools: (keyword: string, signal?: AbortSignal, areaCode?: string) => Promise<Schema<'TargetSchool'>[]>
  submit: (draft: SchoolChangeDraft, signal?: AbortSignal) => Promise<Schema<'SchoolChange'>>
  /** Withdraws a request before its first decision. */
  withdraw: (id: number, signal?: AbortSignal) => Promise<Schema<'SchoolChange'>>
  /** Requests that leave or enter schools of the scope, pages from 1. */
  list: (
    conditions: SchoolChangeConditions,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'SchoolChange'>>>
  get: (id: number, signal?: AbortSignal) => Promise<Schema<'SchoolChange'>>
  decide: (decision: SchoolChangeDecision, signal?: AbortSignal) => Promise<Schema<'SchoolChange'>>
}

/** The calls about changes of school. */
export function schoolChangeEndpoints({ api, unwrap }: Connection): SchoolChangeEndpoints {
  return {
    getProgress: (signal) => unwrap.data(api.GET('/api/changeSchool/getProgress', { signal })),
    searchSchools: (keyword, signal, areaCode) => {
      const body = areaCode === undefined ? { keyword } : { keyword, areaCode }
      return unwrap.data(api.POST('/api/changeSchool/searchSchool', { body, signal }))
    },
    submit: (body, signal) => unwrap.data(api.POST('/api/changeSchool/submit', { body, signal })),
    withdraw: (id, signal) => unwrap.data(api.POST('/api/changeSchool/withdraw', { body: { id }, signal })),
    list: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      return pageFromWire(await unwrap.data(api.POST('/api/changeSchool/queryPage', { body, signal })), (row) => row)
    },
    get: (id, signal) => unwrap.data(api.GET('/api/changeSchool/getRequest', { params: { query: { id } }, signal })),
    decide: (body, signal) => unwrap.data(api.POST('/api/changeSchool/decide', { body, signal })),
  }
}
