import { atAddress, atRecord, withPrefetch } from '../../screens/screen-route'
import { UserAdd, UserEdit, UserManager, prefetchUsers } from '.'

const USERS = '/user-management'

export const userManagement = withPrefetch(UserManager, prefetchUsers)

export const userAdd = atAddress(UserAdd, (_query, _go, leave) => ({
  onClose: (username?: string) => leave(USERS, username === undefined ? undefined : { username }),
}))

export const userEdit = atRecord(UserEdit, USERS, (userId, leave) => ({ userId, onClose: leave }))
