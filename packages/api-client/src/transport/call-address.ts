const addresses = new WeakMap<Response, string>()

/** Method and address of a call, without its query, which can contain personal values. */
export function callAddress({ method, url }: Pick<Request, 'method' | 'url'>): string {
  const { origin, pathname } = new URL(url)
  return `${method} ${origin}${pathname}`
}

/** Remembers the call that a response belongs to. */
export function withAddress(response: Response, address: string): Response {
  addresses.set(response, address)
  return response
}

/** The call that a response belongs to. */
export const addressOfResponse = (response: Response): string | undefined => addresses.get(response)
