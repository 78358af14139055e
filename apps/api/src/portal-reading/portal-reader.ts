import { Refusal } from '../http/refusals'

/** Reads the portal as a visitor without cookies does, inside the process. */
export interface PortalReader {
  /**
   * The one address of all addresses at which a public page looks the same; undefined where no such page is. Both are
   * absolute.
   */
  pageAddress: (address: string) => string | undefined
  /** The response to a GET request for a page, a file of the portal's build, or a public call. */
  read: (address: string) => Promise<Response>
}

/** For servers without built pages: in the page of Storybook. */
export const noPortalReader: PortalReader = {
  pageAddress: () => undefined,
  read: () => Promise.reject(new Refusal(503, 'UNAVAILABLE', 'http.unavailable')),
}
