declare global {
  interface Window {
    /** Calls that the page itself started before this script came, by path; each answer is taken once. */
    doorwayEarly?: Record<string, Promise<Response>>
  }
}

/** The answer of a call that the page has already started with the same token, or nothing. */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.doorwayEarly
  const { origin, pathname, search } = new URL(request.url)
  if (!early || request.method !== 'GET' || search !== '' || origin !== location.origin) return undefined
  const answer = early[pathname]
  delete early[pathname]
  return answer
}
