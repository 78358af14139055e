import { operationFromWire } from '../codecs/logs'
import { pageFromWire } from '../codecs/pages'
import type { OperationQuery, OperationRecord } from '../domain/log'
import type { Page } from '../domain/page'
import type { Connection } from './connection'

/** Who changed what, for forms that show the changes of a record. */
export interface HistoryEndpoints {
  listOperations: (query: OperationQuery, signal?: AbortSignal) => Promise<Page<OperationRecord>>
}

/** The calls about changes of records. */
export const historyEndpoints = ({ api, unwrap }: Connection): HistoryEndpoints => ({
  listOperations: async ({ conditions, page, pageSize }, signal) => {
    const body = { currentPage: page, pageSize, t: conditions }
    return pageFromWire(
      await unwrap.data(api.POST('/api/log/queryPageOperationLog', { body, signal })),
      operationFromWire,
    )
  },
})
