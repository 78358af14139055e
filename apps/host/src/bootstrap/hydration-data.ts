import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom'

/** Serialises the data that a page was rendered from; the router's `__type` lets the browser restore errors. */
export function hydrationData({ loaderData, actionData, errors }: StaticHandlerContext): object {
  const serialised = Object.entries(errors ?? {}).map(([id, error]: [string, unknown]) => {
    if (isRouteErrorResponse(error)) return [id, { ...error, __type: 'RouteErrorResponse' }]
    // An internal error: the page says that it could not be loaded, without details.
    return [id, { message: '', __type: 'Error' }]
  })
  return { loaderData, actionData, errors: errors && Object.fromEntries(serialised) }
}

interface HydrationData {
  loaderData?: Record<string, unknown>
  errors?: Record<string, { status?: number }> | null
}

declare global {
  interface Window {
    /** Read by the router when it starts. */
    __staticRouterHydrationData?: HydrationData
  }
}

/** Stores the document's hydration data under the global name that the router reads. */
export function provideHydrationData(): void {
  const text = document.getElementById('doorway-data')?.textContent
  if (text) Object.assign(window, { __staticRouterHydrationData: JSON.parse(text) })
}

// oxlint-disable-next-line no-underscore-dangle -- the router's own name
const provided = (): HydrationData => window.__staticRouterHydrationData ?? {}

/** Returns whether a loader of the rendered page has failed: a notice is shown in its place. */
export const hasFailed = (): boolean => Boolean(provided().errors)

/** Returns whether the server has called the loader of a route. */
export const hasLoaderRun = (routeId: string): boolean => hasFailed() || provided().loaderData?.[routeId] !== undefined

/**
 * Removes a 401 from the hydration data, so that the router loads the page with the reader's token. Returns whether there
 * was one: the document then shows the sign-in notice, which must not be hydrated.
 */
export function dropRefusals(): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  const data = window.__staticRouterHydrationData
  const isRefused = Object.values(data?.errors ?? {}).some(({ status }) => status === 401)
  if (data && isRefused) data.errors = null
  return isRefused
}
