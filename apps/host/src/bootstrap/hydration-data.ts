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

/** Stores the document's hydration data under the global name that the router reads. */
export function provideHydrationData(): void {
  const text = document.getElementById('doorway-data')?.textContent
  if (text) Object.assign(window, { __staticRouterHydrationData: JSON.parse(text) })
}
