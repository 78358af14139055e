import createFetchClient, { type Client } from 'openapi-fetch'
import type { paths } from '../generated/schema'
import type { Fetch } from './send'

/** The contract's calls, typed: the one place that knows openapi-fetch. */
export type Api = Client<paths>

/** Calls at an address, carried by `fetch`. */
export function createApi(baseUrl: string, fetch: Fetch): Api {
  return createFetchClient<paths>({ baseUrl, fetch })
}
