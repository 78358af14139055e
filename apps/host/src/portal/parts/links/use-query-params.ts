import { useLocation } from 'react-router-dom'

/** Returns the query parameters of the current address. */
export function useQueryParams(): URLSearchParams {
  return new URLSearchParams(useLocation().search)
}

/** Returns a query parameter of the current address; undefined when it is absent or empty. */
export function useQueryParam(name: string): string | undefined {
  return useQueryParams().get(name) || undefined
}

/** Returns the site code in the current address; undefined where the host name decides. */
export const useSiteCode = (): string | undefined => useQueryParam('site')
