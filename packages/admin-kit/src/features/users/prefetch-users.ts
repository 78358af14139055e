import { userEndpoints } from '@doorway/api-client/endpoints'
import type { NavigationLocation } from '../../navigation/adapter'
import type { HeadStart } from '../../provider/preloaded-state'
import { searchFromQuery, userQueryOf } from './filters/user-search'
import { userPage } from './users.queries'

/** Asks for the users of a place before their screen is drawn. */
export function askForUsers({ client, queries }: HeadStart, { query }: NavigationLocation): Promise<void> {
  return queries.prefetchQuery(userPage(client.endpoints(userEndpoints), userQueryOf(searchFromQuery(query))))
}
