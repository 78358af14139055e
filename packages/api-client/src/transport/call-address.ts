/** Method and address of a call, without its query, which can contain personal values. */
export const callAddress = ({ method, url }: Pick<Request, 'method' | 'url'>): string =>
  `${method} ${url.replace(/[?#].*/, '')}`

/** A response that knows the call it belongs to. */
export interface AddressedResponse extends Response {
  readonly address?: string
}
