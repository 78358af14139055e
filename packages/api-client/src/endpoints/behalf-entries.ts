import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { Schema } from '../types'
import type { Connection } from './connection'

/** What narrows the list of entries that a school has made. */
export interface BehalfConditions {
  competitionId?: number
  /** Part of a name or of a topic. */
  keyword?: string
}

/** Entries that a school makes for its people; the contract is in clear words, so its types are the contract's own. */
export interface BehalfEntryEndpoints {
  /** The latest first. */
  list: (
    conditions: BehalfConditions,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'BehalfEntry'>>>
  /** At most 20 people of the school whom the competition is for. */
  listPeople: (competitionId: number, keyword: string, signal?: AbortSignal) => Promise<Schema<'BehalfPerson'>[]>
  /** Enters a person; the entry is submitted at once. */
  add: (entry: Schema<'BehalfEntryWrite'>, signal?: AbortSignal) => Promise<Schema<'BehalfEntry'>>
  cancel: (id: number, version: number, signal?: AbortSignal) => Promise<Schema<'BehalfEntry'>>
}

/** The calls about entries that a school makes for its people. */
export function behalfEntryEndpoints({ api, unwrap }: Connection): BehalfEntryEndpoints {
  return {
    list: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      const found = await unwrap.data(api.POST('/api/competitionEntry/queryPageBehalfList', { body, signal }))
      return pageFromWire(found, (row) => row)
    },
    listPeople: (competitionId, keyword, signal) => {
      const params = { query: { competitionId, keyword } }
      return unwrap.data(api.GET('/api/competitionEntry/queryBehalfPeople', { params, signal }))
    },
    add: (body, signal) => unwrap.data(api.POST('/api/competitionEntry/addBehalf', { body, signal })),
    cancel: (id, version, signal) =>
      unwrap.data(api.POST('/api/competitionEntry/cancelBehalf', { body: { id, version }, signal })),
  }
}
