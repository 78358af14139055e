import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom'

/** What a page was drawn from, as plain JSON; the router's marks let the browser make its errors again. */
export function hydrationData({ loaderData, actionData, errors }: StaticHandlerContext): object {
  const told = Object.entries(errors ?? {}).map(([id, error]: [string, unknown]) => {
    if (isRouteErrorResponse(error)) return [id, { ...error, __type: 'RouteErrorResponse' }]
    // A fault of ours: the page says that it could not be loaded, and no more.
    return [id, { message: '', __type: 'Error' }]
  })
  return { loaderData, actionData, errors: errors && Object.fromEntries(told) }
}

/** Hands the drawn page's data to the router, which looks for it under its own name. */
export function provideHydrationData(): void {
  const text = document.getElementById('doorway-data')?.textContent
  if (text) Object.assign(window, { __staticRouterHydrationData: JSON.parse(text) })
}
