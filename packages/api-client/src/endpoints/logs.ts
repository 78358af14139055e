import { loginFromWire, operationFromWire } from '../codecs/logs'
import { pageFromWire } from '../codecs/pages'
import type {
  ChainCheck,
  LoginRecord,
  LogQuery,
  OperationQuery,
  OperationRecord,
  PersonalAccessRecord,
} from '../domain/log'
import type { Page } from '../domain/page'
import type { Connection } from './connection'

/** What happened, for auditors. */
export interface LogEndpoints {
  listLogins: (query: LogQuery, signal?: AbortSignal) => Promise<Page<LoginRecord>>
  listOperations: (query: OperationQuery, signal?: AbortSignal) => Promise<Page<OperationRecord>>
  listPersonalAccess: (query: LogQuery, signal?: AbortSignal) => Promise<Page<PersonalAccessRecord>>
  /** Checks the whole chain of the operation log; a long one takes several calls. */
  verifyChain: (signal?: AbortSignal) => Promise<ChainCheck>
}

const bodyOf = ({ conditions, page, pageSize }: LogQuery) => ({ currentPage: page, pageSize, t: conditions })

/** The calls about logs. */
export function logEndpoints({ api, unwrap }: Connection): LogEndpoints {
  return {
    listLogins: async (query, signal) => {
      const call = api.POST('/api/log/queryPageLoginLog', { body: bodyOf(query), signal })
      return pageFromWire(await unwrap.data(call), loginFromWire)
    },
    listOperations: async (query, signal) => {
      const call = api.POST('/api/log/queryPageOperationLog', { body: bodyOf(query), signal })
      return pageFromWire(await unwrap.data(call), operationFromWire)
    },
    listPersonalAccess: async (query, signal) => {
      const call = api.POST('/api/log/queryPagePiiLog', { body: bodyOf(query), signal })
      return pageFromWire(await unwrap.data(call), (row) => row)
    },
    verifyChain: async (signal) => {
      let checked = 0
      for (let afterId: number | null = 0; ;) {
        const call = api.GET('/api/log/verifyChain', { params: { query: { afterId } }, signal })
        const step: { isIntact: boolean; checked: number; brokenId: number | null; nextAfterId: number | null } =
          await unwrap.data(call)
        checked += step.checked
        afterId = step.nextAfterId
        if (afterId === null) return { isIntact: step.isIntact, checked, brokenId: step.brokenId }
      }
    },
  }
}
