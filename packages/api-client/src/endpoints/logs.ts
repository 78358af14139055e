import { loginFromWire } from '../codecs/logs'
import { pageFromWire } from '../codecs/pages'
import type { ChainCheck, ChainedLog, LogExport, LoginRecord, LogQuery, PersonalAccessRecord } from '../domain/log'
import type { Page } from '../domain/page'
import { filledConditions } from '../rules/search'
import type { Download } from '../transport/download'
import { readFileResponse } from '../transport/file-response'
import { awaitExport } from './await-export'
import type { Connection } from './connection'
import { type HistoryEndpoints, historyEndpoints } from './history'

/** What happened, for auditors. */
export interface LogEndpoints extends HistoryEndpoints {
  listLogins: (query: LogQuery, signal?: AbortSignal) => Promise<Page<LoginRecord>>
  listPersonalAccess: (query: LogQuery, signal?: AbortSignal) => Promise<Page<PersonalAccessRecord>>
  /** Checks the whole chain of a log, by default of the operation log; a long one takes several calls. */
  verifyChain: (signal?: AbortSignal, log?: ChainedLog) => Promise<ChainCheck>
  /** All rows of the filter as a spreadsheet. Waits for the background task of a large one. */
  exportLog: (what: LogExport, signal?: AbortSignal) => Promise<Download>
}

const exportTypes = { login: 'loginLog', operation: 'operationLog', personal: 'personalLog' } as const

const bodyOf = ({ conditions, page, pageSize }: LogQuery) => ({ currentPage: page, pageSize, t: conditions })

/** The calls about logs. */
export function logEndpoints(connection: Connection): LogEndpoints {
  const { api, files, unwrap, messages } = connection
  return {
    ...historyEndpoints(connection),
    listLogins: async (query, signal) => {
      const call = api.POST('/api/log/queryPageLoginLog', { body: bodyOf(query), signal })
      return pageFromWire(await unwrap.data(call), loginFromWire)
    },
    listPersonalAccess: async (query, signal) => {
      const call = api.POST('/api/log/queryPagePiiLog', { body: bodyOf(query), signal })
      return pageFromWire(await unwrap.data(call), (row) => row)
    },
    verifyChain: async (signal, log = 'operation') => {
      const check = async (afterId: number): Promise<ChainCheck & { nextAfterId: number | null }> =>
        unwrap.data(api.GET('/api/log/verifyChain', { params: { query: { afterId, log } }, signal }))
      let checked = 0
      for (let afterId = 0; ;) {
        const { nextAfterId, ...step } = await check(afterId)
        checked += step.checked
        if (nextAfterId === null) return { ...step, checked }
        afterId = nextAfterId
      }
    },
    exportLog: async ({ log, conditions }, signal) => {
      const body = { exportType: exportTypes[log], conditions: filledConditions(conditions) }
      const started = files.POST('/api/file/exportExcel', { body, parseAs: 'blob', signal })
      return awaitExport(connection, await readFileResponse(started, messages), signal)
    },
  }
}
