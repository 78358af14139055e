import { pageFromWire } from '../codecs/pages'
import type { AppVersion, AppVersionDraft, AppVersionQuery } from '../domain/app-version'
import type { Page } from '../domain/page'
import type { Connection } from './connection'

/** Releases of the apps. */
export interface AppVersionEndpoints {
  /** By platform, the highest build first. */
  query: (query: AppVersionQuery, signal?: AbortSignal) => Promise<Page<AppVersion>>
  /** Adds a draft, or changes a release as far as its state allows. */
  save: (draft: AppVersionDraft, signal?: AbortSignal) => Promise<AppVersion>
  /** Offers a draft to the devices from now on. A stale `version` is refused with a conflict. */
  publish: (id: number, version?: number, signal?: AbortSignal) => Promise<AppVersion>
  /** Stops offering a release; devices that have it stay on it. */
  withdraw: (id: number, version?: number, signal?: AbortSignal) => Promise<AppVersion>
}

/** The calls about releases of the apps. */
export function appVersionEndpoints({ api, unwrap }: Connection): AppVersionEndpoints {
  return {
    query: async ({ conditions, page, pageSize }, signal) => {
      const body = { currentPage: page, pageSize, t: conditions }
      return pageFromWire(await unwrap.data(api.POST('/api/appVersion/queryPage', { body, signal })), (row) => row)
    },
    save: ({ notes, ...draft }, signal) => {
      const body = { ...draft, ...(notes && { notes: { ...notes } }) }
      return unwrap.data(api.POST('/api/appVersion/insertOrUpdate', { body, signal }))
    },
    publish: (id, version, signal) =>
      unwrap.data(api.POST('/api/appVersion/publish', { body: { id, version }, signal })),
    withdraw: (id, version, signal) =>
      unwrap.data(api.POST('/api/appVersion/withdraw', { body: { id, version }, signal })),
  }
}
