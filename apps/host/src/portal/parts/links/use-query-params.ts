import { useLocation } from 'react-router-dom'
import { declaredQuery } from '../../../routes/page-address'

/** Returns the query parameters of the current address that its page reads; the server has rendered with the same. */
export function useQueryParams(): URLSearchParams {
  const { pathname, search } = useLocation()
  return declaredQuery(pathname, new URLSearchParams(search))
}

/** Returns a query parameter of the current address; undefined when it is absent or empty. */
export function useQueryParam(name: string): string | undefined {
  return useQueryParams().get(name) || undefined
}

/** Returns the site code in the current address; undefined where the host name decides. */
export const useSiteCode = (): string | undefined => useQueryParam('site')
