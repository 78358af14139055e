import { atAddress, atRecord, withPrefetch } from '../../screens/screen-route'
import { UserAdd, UserEdit, UserManager, prefetchUsers } from '.'

const USERS = { path: '/user-management' }

export const userManagement = withPrefetch(UserManager, prefetchUsers)

export const userAdd = atAddress(UserAdd, (_query, go) => ({ onClose: () => go(USERS) }))

export const userEdit = atRecord(UserEdit, USERS, (userId, go) => ({ userId, onClose: () => go(USERS) }))
