import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } }
}
  ? Json
  : never

/** Score schemes with their versions. */
export interface SchemeEndpoints {
  /** The latest version of each scheme in scope. */
  list: (
    conditions: Schema<'SchemeConditions'>,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'SchemeRow'>>>
  get: (id: number, signal?: AbortSignal) => Promise<Schema<'ScoreScheme'>>
  /** Stores a scheme whole. One that marks refer to is refused, a stale `version` with a conflict. */
  save: (draft: Schema<'SchemeDraft'>, signal?: AbortSignal) => Promise<Schema<'ScoreScheme'>>
  /** Copies a scheme to its next version, or to a scheme of its own. */
  copy: (request: Body<'copyScheme'>, signal?: AbortSignal) => Promise<Schema<'ScoreScheme'>>
  /** Deletes a version that nothing uses. */
  remove: (id: number, version: number, signal?: AbortSignal) => Promise<boolean>
  /** What marks would become, with every step. Nothing is stored. */
  simulate: (request: Body<'simulateScheme'>, signal?: AbortSignal) => Promise<Schema<'SchemeSimulation'>['works']>
}

/** The calls about score schemes. */
export function schemeEndpoints({ api, unwrap }: Connection): SchemeEndpoints {
  return {
    list: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      const found = await unwrap.data(api.POST('/api/score/queryPageSchemeList', { body, signal }))
      return pageFromWire(found, (row) => row)
    },
    get: (id, signal) => unwrap.data(api.GET('/api/score/getScheme', { params: { query: { id } }, signal })),
    save: (body, signal) => unwrap.data(api.POST('/api/score/insertOrUpdateScheme', { body, signal })),
    copy: (body, signal) => unwrap.data(api.POST('/api/score/copyScheme', { body, signal })),
    remove: (id, version, signal) =>
      unwrap.data(api.POST('/api/score/deleteScheme', { body: { id, version }, signal })),
    simulate: async (body, signal) => (await unwrap.data(api.POST('/api/score/simulate', { body, signal }))).works,
  }
}
