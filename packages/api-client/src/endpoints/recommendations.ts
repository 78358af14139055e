import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

/** A work on the list of a unit, in its place; null takes it back. */
export type RecommendationSave = operations['saveRecommendation']['requestBody']['content']['application/json']
/** A list with its stamped confirmation. */
export type RecommendListSubmit = operations['submitRecommendList']['requestBody']['content']['application/json']
/** A list of a unit below, with the reason of its return. */
export type RecommendListReturn = operations['returnRecommendList']['requestBody']['content']['application/json']

/** How units recommend works to the level above. */
export interface RecommendationEndpoints {
  /** Units in scope with quotas and lists: the own one first, then the highest level first. */
  getUnits: (competitionId: number, signal?: AbortSignal) => Promise<Schema<'RecommendUnits'>>
  listWorks: (
    conditions: Schema<'RecommendConditions'>,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'RecommendWork'>>>
  save: (save: RecommendationSave, signal?: AbortSignal) => Promise<Schema<'RecommendUnit'>>
  submitList: (list: RecommendListSubmit, signal?: AbortSignal) => Promise<Schema<'RecommendUnit'>>
  returnList: (list: RecommendListReturn, signal?: AbortSignal) => Promise<Schema<'RecommendUnit'>>
}

/** The calls of units that recommend works. */
export function recommendationEndpoints({ api, unwrap }: Connection): RecommendationEndpoints {
  return {
    getUnits: (competitionId, signal) =>
      unwrap.data(api.GET('/api/competitionRecommend/getQuota', { params: { query: { competitionId } }, signal })),
    listWorks: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      const found = await unwrap.data(api.POST('/api/competitionRecommend/queryPage', { body, signal }))
      return pageFromWire(found, (row) => row)
    },
    save: (body, signal) => unwrap.data(api.POST('/api/competitionRecommend/save', { body, signal })),
    submitList: (body, signal) => unwrap.data(api.POST('/api/competitionRecommend/submitList', { body, signal })),
    returnList: (body, signal) => unwrap.data(api.POST('/api/competitionRecommend/returnList', { body, signal })),
  }
}
