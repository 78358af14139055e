declare global {
  interface Window {
    /** Calls that the page itself started before this script came, by path; each answer is taken once. */
    doorwayEarly?: Record<string, { body?: string; answer: Promise<Response> }>
  }
}

/** The calls of a console page that decide what is drawn; who is signed in may come last. */
const isRequiredForFirstRender = (path: string) => !path.endsWith('/currentUser')

/** Has the page asked ahead, and was it given what it asked for? */
export async function didPrefetchSucceed(): Promise<boolean> {
  const early = Object.entries(window.doorwayEarly ?? {}).filter(([path]) => isRequiredForFirstRender(path))
  try {
    const answers = await Promise.all(early.map(([, { answer }]) => answer))
    return answers.length > 0 && answers.every(({ ok }) => ok)
  } catch {
    return false
  }
}

/** The answer of a call that the page has already started with the same token and body, or nothing. */
export function consumePrefetchedResponse(request: Request): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.doorwayEarly
  const { origin, pathname, search } = new URL(request.url)
  const call = early?.[pathname]
  if (!early || !call || search !== '' || origin !== location.origin) return undefined
  if (request.method !== (call.body === undefined ? 'GET' : 'POST')) return undefined
  delete early[pathname]
  return call.body === undefined ? call.answer : matchBodyOrFetch(request, call.body, call.answer)
}

async function matchBodyOrFetch(request: Request, body: string, answer: Promise<Response>): Promise<Response> {
  return (await request.clone().text()) === body ? answer : fetch(request)
}
