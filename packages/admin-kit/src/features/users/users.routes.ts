import { atAddress, withPrefetch } from '../../screens/screen-route'
import { UserAdd, UserEdit, UserManager, prefetchUsers } from '.'

const USERS = { path: '/user-management' }

export const userManagement = withPrefetch(UserManager, prefetchUsers)

export const userAdd = atAddress(UserAdd, (_query, go) => ({ onClose: () => go(USERS) }))

export const userEdit = atAddress(UserEdit, ({ id }, go) => ({ userId: Number(id), onClose: () => go(USERS) }))
