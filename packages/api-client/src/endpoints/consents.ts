import { pageFromWire } from '../codecs/pages'
import type { Consent, ConsentQuery } from '../domain/consent'
import type { Page } from '../domain/page'
import type { Connection } from './connection'

/** Consents of guardians. */
export interface ConsentEndpoints {
  /** About children in scope, the newest first. */
  list: (query: ConsentQuery, signal?: AbortSignal) => Promise<Page<Consent>>
}

/** The calls about consents of guardians. */
export function consentEndpoints({ api, unwrap }: Connection): ConsentEndpoints {
  return {
    list: async ({ conditions, page, pageSize }, signal) => {
      const body = { currentPage: page, pageSize, t: conditions }
      return pageFromWire(await unwrap.data(api.POST('/api/consent/queryPage', { body, signal })), (row) => row)
    },
  }
}
