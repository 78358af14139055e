/** What a page sends to the worker once it is idle. The reply is the build of the server's document, if it has one. */
export interface UpdateRequest {
  /** The address that the page's document was loaded from. */
  address: string
}

/** Returns whether a message is an {@link UpdateRequest}. */
export const isUpdateRequest = (message: unknown): message is UpdateRequest =>
  typeof message === 'object' && message !== null && 'address' in message && typeof message.address === 'string'
