import { currentUserFromWire } from '../codecs/current-user'
import type { CurrentUser } from '../domain/current-user'
import type { Connection } from './connection'

/** Who is signed in. Apart from signing in, whose cipher for passwords most screens do without. */
export interface CurrentUserEndpoints {
  getCurrentUser: (signal?: AbortSignal) => Promise<CurrentUser>
}

/** The calls about the signed-in person. */
export const currentUserEndpoints = ({ api, unwrap }: Connection): CurrentUserEndpoints => ({
  getCurrentUser: async (signal) =>
    currentUserFromWire(await unwrap.data(api.GET('/api/system/currentUser', { signal }))),
})
