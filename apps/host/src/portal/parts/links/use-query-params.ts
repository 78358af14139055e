import { useLocation } from 'react-router-dom'

/** What the present address asks for. */
export function useAsked(): URLSearchParams {
  return new URLSearchParams(useLocation().search)
}
