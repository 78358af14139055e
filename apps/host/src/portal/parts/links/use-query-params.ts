import { useLocation } from 'react-router-dom'

/** What the present address asks for. */
export function useQueryParams(): URLSearchParams {
  return new URLSearchParams(useLocation().search)
}
