import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } }
}
  ? Json
  : never

/** A competition for its organiser. */
export type ManagedCompetition = Schema<'ManagedCompetition'>

/** Competitions as their organisers set them up. Every save returns the competition with its new version. */
export interface ManagedCompetitionEndpoints {
  list: (
    conditions: Schema<'ManagedCompetitionConditions'>,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'ManagedCompetitionRow'>>>
  get: (id: number, signal?: AbortSignal) => Promise<ManagedCompetition>
  /** Without an id a draft is added. A stale `version` is refused with a conflict, here and in all other saves. */
  save: (draft: Schema<'CompetitionWrite'>, signal?: AbortSignal) => Promise<ManagedCompetition>
  saveGroups: (draft: Body<'saveCompetitionGroups'>, signal?: AbortSignal) => Promise<ManagedCompetition>
  savePhases: (draft: Body<'saveCompetitionPhases'>, signal?: AbortSignal) => Promise<ManagedCompetition>
  saveQuota: (draft: Body<'saveCompetitionQuota'>, signal?: AbortSignal) => Promise<ManagedCompetition>
  saveAwards: (draft: Body<'saveCompetitionAwards'>, signal?: AbortSignal) => Promise<ManagedCompetition>
  /** Chooses the score scheme that it announces; its panels get it. Refused once a work is marked. */
  chooseScheme: (draft: Body<'chooseCompetitionScheme'>, signal?: AbortSignal) => Promise<ManagedCompetition>
  /** Gives a phase that has closed a later end; the reason is announced. */
  reopenPhase: (draft: Body<'reopenCompetitionPhase'>, signal?: AbortSignal) => Promise<ManagedCompetition>
  /** Adds a draft of the next edition. */
  copy: (draft: Body<'copyCompetition'>, signal?: AbortSignal) => Promise<ManagedCompetition>
  getReadiness: (id: number, signal?: AbortSignal) => Promise<Schema<'CompetitionReadiness'>>
  publish: (id: number, version?: number, signal?: AbortSignal) => Promise<ManagedCompetition>
  cancel: (draft: Body<'cancelCompetition'>, signal?: AbortSignal) => Promise<ManagedCompetition>
  archive: (id: number, version?: number, signal?: AbortSignal) => Promise<ManagedCompetition>
}

/** The calls of organisers about their competitions. */
export function managedCompetitionEndpoints({ api, unwrap }: Connection): ManagedCompetitionEndpoints {
  return {
    list: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      const found = await unwrap.data(api.POST('/api/competition/queryPageCompetitionList', { body, signal }))
      return pageFromWire(found, (row) => row)
    },
    get: (id, signal) => unwrap.data(api.GET('/api/competition/getCompetition', { params: { query: { id } }, signal })),
    save: (body, signal) => unwrap.data(api.POST('/api/competition/insertOrUpdateCompetition', { body, signal })),
    saveGroups: (body, signal) => unwrap.data(api.POST('/api/competition/saveGroups', { body, signal })),
    savePhases: (body, signal) => unwrap.data(api.POST('/api/competition/savePhases', { body, signal })),
    saveQuota: (body, signal) => unwrap.data(api.POST('/api/competition/saveQuota', { body, signal })),
    saveAwards: (body, signal) => unwrap.data(api.POST('/api/competition/saveAwards', { body, signal })),
    chooseScheme: (body, signal) => unwrap.data(api.POST('/api/competition/chooseScheme', { body, signal })),
    reopenPhase: (body, signal) => unwrap.data(api.POST('/api/competition/reopenPhase', { body, signal })),
    copy: (body, signal) => unwrap.data(api.POST('/api/competition/copy', { body, signal })),
    getReadiness: (id, signal) => unwrap.data(api.POST('/api/competition/readiness', { body: { id }, signal })),
    publish: (id, version, signal) =>
      unwrap.data(api.POST('/api/competition/publish', { body: { id, version }, signal })),
    cancel: (body, signal) => unwrap.data(api.POST('/api/competition/cancel', { body, signal })),
    archive: (id, version, signal) =>
      unwrap.data(api.POST('/api/competition/archive', { body: { id, version }, signal })),
  }
}
