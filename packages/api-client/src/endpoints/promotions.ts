import type { Promotion, PromotionPreview, SchoolMerge, SchoolMergeReport, StartedPromotion } from '../domain/promotion'
import type { Connection } from './connection'

/** Merging schools, and moving grades up by one year. */
export interface PromotionEndpoints {
  /** Counts what a merge would move; changes nothing. */
  previewMerge: (merge: SchoolMerge, signal?: AbortSignal) => Promise<SchoolMergeReport>
  /** Merges the first school into the second. */
  merge: (merge: SchoolMerge, signal?: AbortSignal) => Promise<SchoolMergeReport>
  /** Counts what a promotion would do to the schools at or below some organisations; changes nothing. */
  preview: (organizationIds: readonly number[], signal?: AbortSignal) => Promise<PromotionPreview>
  /** Starts a promotion as a background task. */
  start: (organizationIds: readonly number[], signal?: AbortSignal) => Promise<StartedPromotion>
  /** Promotions whose schools are all in scope, the newest first. */
  list: (signal?: AbortSignal) => Promise<Promotion[]>
  /** Restores the grades as they were before a promotion. */
  undo: (id: string, signal?: AbortSignal) => Promise<Promotion>
}

/** The calls about merges and promotions. */
export function promotionEndpoints({ api, unwrap }: Connection): PromotionEndpoints {
  const merge = (body: SchoolMerge & { dryRun: boolean }, signal?: AbortSignal) =>
    unwrap.data(api.POST('/api/school/merge', { body, signal }))
  const promote = (schoolIds: readonly number[], dryRun: boolean, signal?: AbortSignal) =>
    unwrap.data(api.POST('/api/schoolGrade/promote', { body: { schoolIds: [...schoolIds], dryRun }, signal }))
  return {
    previewMerge: (pair, signal) => merge({ ...pair, dryRun: true }, signal),
    merge: (pair, signal) => merge({ ...pair, dryRun: false }, signal),
    preview: (ids, signal) => promote(ids, true, signal),
    start: async (ids, signal) => {
      const { promotionId, taskId } = await promote(ids, false, signal)
      if (promotionId === null || taskId === null) throw new Error('The server started a promotion without a task.')
      return { id: promotionId, taskId }
    },
    list: (signal) => unwrap.data(api.GET('/api/schoolGrade/getPromotions', { signal })),
    undo: (id, signal) => unwrap.data(api.POST('/api/schoolGrade/undoPromote', { body: { id }, signal })),
  }
}
