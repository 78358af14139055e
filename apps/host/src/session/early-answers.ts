declare global {
  interface Window {
    /** Calls that the page itself started before this script came, by path; each answer is taken once. */
    doorwayEarly?: Record<string, { body?: string; answer: Promise<Response> }>
  }
}

/** The answer of a call that the page has already started with the same token and body, or nothing. */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.doorwayEarly
  const { origin, pathname, search } = new URL(request.url)
  const call = early?.[pathname]
  if (!early || !call || search !== '' || origin !== location.origin) return undefined
  if (request.method !== (call.body === undefined ? 'GET' : 'POST')) return undefined
  delete early[pathname]
  return call.body === undefined ? call.answer : sameOrFetched(request, call.body, call.answer)
}

async function sameOrFetched(request: Request, body: string, answer: Promise<Response>): Promise<Response> {
  return (await request.clone().text()) === body ? answer : fetch(request)
}
