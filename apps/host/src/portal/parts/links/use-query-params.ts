import { useLocation } from 'react-router-dom'

/** Returns the query parameters of the current address. */
export function useQueryParams(): URLSearchParams {
  return new URLSearchParams(useLocation().search)
}
