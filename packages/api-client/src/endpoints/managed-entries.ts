import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

/** A decision about entries. */
export type EntryDecision = operations['auditEntries']['requestBody']['content']['application/json']
/** A decision about works. */
export type WorkDecision = operations['checkWorks']['requestBody']['content']['application/json']

/** How many records a decision changed, and which it did not. */
export interface DecisionResult {
  changed: number
  failed: readonly { id: number; msg: string }[]
}

/** Entries and works of competitions as their reviewers work on them. */
export interface ManagedEntryEndpoints {
  /** Announced competitions of the site, the newest first. */
  listCompetitions: (signal?: AbortSignal) => Promise<readonly Schema<'ReviewedCompetition'>[]>
  list: (
    conditions: Schema<'EntryConditions'>,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'ManagedEntry'>>>
  /** Passes, returns or voids entries, each on its own. */
  decide: (decision: EntryDecision, signal?: AbortSignal) => Promise<DecisionResult>
  listWorks: (
    conditions: Schema<'WorkConditions'>,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'ManagedWork'>>>
  getWork: (id: number, signal?: AbortSignal) => Promise<Schema<'ManagedWorkDetail'>>
  /** Works with the same content or title, or with a similar title of the same subject. */
  listTwins: (id: number, signal?: AbortSignal) => Promise<readonly Schema<'WorkTwin'>[]>
  /** Qualifies, returns or rejects works, each on its own. */
  check: (decision: WorkDecision, signal?: AbortSignal) => Promise<DecisionResult>
  disqualify: (
    id: number,
    reason: string,
    version?: number,
    signal?: AbortSignal,
  ) => Promise<Schema<'ManagedWorkDetail'>>
}

/** The calls of reviewers about entries and works. */
export function managedEntryEndpoints({ api, unwrap }: Connection): ManagedEntryEndpoints {
  return {
    listCompetitions: (signal) => unwrap.data(api.GET('/api/competitionEntry/listCompetitions', { signal })),
    list: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      const found = await unwrap.data(api.POST('/api/competitionEntry/queryPageEntryList', { body, signal }))
      return pageFromWire(found, (row) => row)
    },
    decide: (body, signal) => unwrap.data(api.POST('/api/competitionEntry/audit', { body, signal })),
    listWorks: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      const found = await unwrap.data(api.POST('/api/competitionWork/queryPageWorkList', { body, signal }))
      return pageFromWire(found, (row) => row)
    },
    getWork: (id, signal) =>
      unwrap.data(api.GET('/api/competitionWork/getManagedWork', { params: { query: { id } }, signal })),
    listTwins: (id, signal) =>
      unwrap.data(api.GET('/api/competitionWork/getDuplicates', { params: { query: { id } }, signal })),
    check: (body, signal) => unwrap.data(api.POST('/api/competitionWork/check', { body, signal })),
    disqualify: (id, reason, version, signal) =>
      unwrap.data(api.POST('/api/competitionWork/disqualify', { body: { id, reason, version }, signal })),
  }
}
