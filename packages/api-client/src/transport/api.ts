import createFetchClient, { type Client } from 'openapi-fetch'
import type { paths } from '../generated/schema'
import type { Fetch } from './send'
import { addressOf, type ServiceAddresses } from './services'

/** The contract's calls, typed: the one place that knows openapi-fetch. */
export type Api = Client<paths>

/** Calls at the addresses of their services, carried by `fetch`. */
export function createApi(baseUrl: string, services: ServiceAddresses, fetch: Fetch): Api {
  // A request knows its path before it has an address; in Node it cannot be made without one.
  class AddressedRequest extends Request {
    /** What the body was made of. */
    readonly written: unknown
    constructor(path: RequestInfo | URL, init?: RequestInit) {
      super(typeof path === 'string' ? addressOf(path, baseUrl, services) : path, init)
      this.written = init?.body
    }
  }
  return createFetchClient<paths>({ fetch, Request: AddressedRequest })
}
