import { dashboardEndpoints, portalEndpoints } from '@doorway/api-client/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'

const HOME = 'home'
const NOTICES = 'announcement'
const MAX_NOTICES = 5

/** Days of the trend of sign-ins, today included. */
export const TREND_DAYS = 30

/** What waits for the signed-in person, what happened to their account, and what they worked on. Always current. */
export function useHome() {
  const dashboard = useApi().endpoints(dashboardEndpoints)
  return useQuery({ queryKey: [HOME, 'own'], queryFn: ({ signal }) => dashboard.getHome(signal), staleTime: 0 })
}

/** People in scope who signed in, by day. */
export function useSignInTrend() {
  const dashboard = useApi().endpoints(dashboardEndpoints)
  return useQuery({
    queryKey: [HOME, 'trend'],
    queryFn: ({ signal }) => dashboard.getSignInTrend(TREND_DAYS, signal),
  })
}

/** The latest notices of the portal. */
export function useNotices() {
  const portal = useApi().endpoints(portalEndpoints)
  return useQuery({
    queryKey: [HOME, 'notices'],
    queryFn: ({ signal }) =>
      portal.listArticles({ columnCode: NOTICES, page: 1, pageSize: MAX_NOTICES }, signal).then(({ rows }) => rows),
  })
}
