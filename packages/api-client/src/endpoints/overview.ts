import { readFileResponse } from '../transport/file-response'
import type { Download } from '../transport/download'
import type { Schema } from '../types'
import { awaitExport } from './await-export'
import type { Connection } from './connection'

/** What the data overview is narrowed by. */
export interface OverviewQuery {
  /** An area of the caller's scope, with all below it; absent means everything in scope. */
  areaCode?: string
  /** Months of the period, up to 36; 12 by default. */
  months?: number
  /** Last month, yyyy-MM; the present one by default. */
  to?: string
}

/** Figures of users, schools, content and sign-ins. Counts of people that are small are null. */
export interface OverviewEndpoints {
  /** By area and month. An area out of the caller's scope is not found. */
  get: (query: OverviewQuery, signal?: AbortSignal) => Promise<Schema<'DataOverview'>>
  /** What the large screen shows: the last 30 days, by area, and what was published lately. */
  getScreen: (signal?: AbortSignal) => Promise<Schema<'ScreenOverview'>>
  /** The figures by area as a spreadsheet. */
  exportAreas: (query: OverviewQuery, signal?: AbortSignal) => Promise<Download>
}

/** The calls about the data overview. */
export function overviewEndpoints(connection: Connection): OverviewEndpoints {
  const { api, files, unwrap, messages } = connection
  return {
    get: (query, signal) => unwrap.data(api.GET('/api/dashboard/getDataOverview', { params: { query }, signal })),
    getScreen: (signal) => unwrap.data(api.GET('/api/dashboard/screen/overview', { signal })),
    exportAreas: async (query, signal) => {
      const body = { exportType: 'overview' as const, conditions: { ...query } }
      const started = files.POST('/api/file/exportExcel', { body, parseAs: 'blob', signal })
      return awaitExport(connection, await readFileResponse(started, messages), signal)
    },
  }
}
