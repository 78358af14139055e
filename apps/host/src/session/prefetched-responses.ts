declare global {
  interface Window {
    /**
     * API calls that the document started, by path; each response is consumed once. `isNext`: after another response.
     */
    doorwayEarly?: Record<string, { token: string; body?: string; isNext?: boolean; response: Promise<Response> }>
  }
}

/** Milliseconds of a page's life after which its first responses may be out of date: a screen may open long after it. */
const VALID_MS = 30_000

type EarlyCall = [path: string, call: NonNullable<Window['doorwayEarly']>[string]]

/** True for the calls that decide what is rendered; the current user may come last, and so may what follows a list. */
const isRequiredForFirstRender = ([path, { isNext }]: EarlyCall) => !isNext && !path.endsWith('/currentUser')

/** Resolves to true when the document prefetched data and every required response succeeded. */
export async function didPrefetchSucceed(): Promise<boolean> {
  const early = Object.entries(window.doorwayEarly ?? {}).filter(isRequiredForFirstRender)
  try {
    const responses = await Promise.all(early.map(([, { response }]) => response))
    return responses.length > 0 && responses.every(({ ok }) => ok)
  } catch {
    return false
  }
}

/** Takes the response of a call that the document has started with the same token and body; undefined where there is none. */
export function consumePrefetchedResponse(request: Request): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.doorwayEarly
  const { origin, pathname, search } = new URL(request.url)
  const path = pathname + search
  const call = early?.[path]
  if (!early || !call || origin !== location.origin || performance.now() > VALID_MS) return undefined
  // Another user may have signed in since.
  if (request.headers.get('authorization') !== call.token) return undefined
  if (request.method !== (call.body === undefined ? 'GET' : 'POST')) return undefined
  delete early[path]
  return call.body === undefined ? call.response : matchBodyOrFetch(request, call.body, call.response)
}

async function matchBodyOrFetch(request: Request, body: string, response: Promise<Response>): Promise<Response> {
  return (await request.clone().text()) === body ? response : fetch(request)
}
