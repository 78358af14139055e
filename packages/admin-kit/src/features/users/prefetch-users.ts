import { userEndpoints } from '@doorway/api-client/endpoints'
import type { NavigationLocation } from '../../navigation/adapter'
import type { PreloadedState } from '../../provider/preloaded-state'
import { searchFromQuery, userQueryOf } from './filters/user-search'
import { userPage } from './users.queries'

/** Prefetches the users of an address before their screen is rendered. */
export function prefetchUsers({ client, queries }: PreloadedState, { query }: NavigationLocation): Promise<void> {
  return queries.prefetchQuery(userPage(client.endpoints(userEndpoints), userQueryOf(searchFromQuery(query))))
}
