import type { ComponentType } from 'react'
import type { ScreenRegistry } from './features/menu-router'
import { useKitLocation, useKitNavigate } from './provider/use-location'

const LIST = '/user-management'

interface Closable {
  onClose: () => void
}

/** The form for a new user as a page of its own; closing it leads to the list. */
function addPage(UserAdd: ComponentType<Closable>) {
  return function UserAddPage() {
    const navigate = useKitNavigate()
    return <UserAdd onClose={() => navigate({ path: LIST })} />
  }
}

/** The form of the user whose id is in the address. */
function editPage(UserEdit: ComponentType<Closable & { userId: number }>) {
  return function UserEditPage() {
    const navigate = useKitNavigate()
    const { query } = useKitLocation()
    return <UserEdit userId={Number(query['id'])} onClose={() => navigate({ path: LIST })} />
  }
}

/** The kit's screens by built-in name (specification section 2). Each is a file of its own, fetched when first opened. */
export const builtInScreens: ScreenRegistry = {
  'user-management': async () => (await import('./features/users')).UserManager,
  'user-add': async () => addPage((await import('./features/users')).UserAdd),
  'user-edit': async () => editPage((await import('./features/users')).UserEdit),
  'organization-management': async () => (await import('./features/areas')).AreaManager,
}
