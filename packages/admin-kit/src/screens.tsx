import type { ComponentType } from 'react'
import type { ScreenComponent, ScreenRegistry } from './features/menu-router'
import type { NavigationTarget } from './navigation/adapter'
import { useKitLocation, useKitNavigate } from './context/use-location'

type Go = (target: NavigationTarget) => void

/** A screen whose props come from the address it was opened at, and whose ways out lead to other addresses. */
function atAddress<Props extends object>(
  Screen: ComponentType<Props>,
  propsAt: (query: Readonly<Record<string, string>>, go: Go) => Props,
) {
  return function ScreenAtAddress() {
    const { query } = useKitLocation()
    const go = useKitNavigate()
    return <Screen {...propsAt(query, go)} />
  }
}

/** A screen that knows how to ask for what it shows before it is drawn. */
function withPrefetch(Screen: ComponentType, prefetchConsole: ScreenComponent['prefetchConsole']): ScreenComponent {
  const PrefetchingScreen = () => <Screen />
  return Object.assign(PrefetchingScreen, { prefetchConsole })
}

const USERS = { path: '/user-management' }
const HOME = { path: '/home' }
const ROLES = { path: '/role-management' }

const backTo = (place: NavigationTarget) => (go: Go) => ({ onClose: () => go(place), onSaved: () => go(place) })
const backToRoles = backTo(ROLES)

/** The kit's screens by built-in name (specification section 2). Each is a file of its own, fetched when first opened. */
export const builtInScreens: ScreenRegistry = {
  'user-management': async () => {
    const { UserManager, prefetchUsers } = await import('./features/users')
    return withPrefetch(UserManager, prefetchUsers)
  },
  'user-add': async () =>
    atAddress((await import('./features/users')).UserAdd, (_query, go) => ({ onClose: () => go(USERS) })),
  'user-edit': async () =>
    atAddress((await import('./features/users')).UserEdit, ({ id }, go) => ({
      userId: Number(id),
      onClose: () => go(USERS),
    })),
  'role-management': async () =>
    atAddress((await import('./features/roles')).RoleManager, (_query, go) => ({
      onAdd: () => go({ path: '/role-add' }),
      onOpen: (roleId: number) => go({ path: '/role-edit', query: { id: String(roleId) } }),
    })),
  'role-add': async () =>
    atAddress((await import('./features/roles')).RoleEditor, (_query, go) => ({ roleId: null, ...backToRoles(go) })),
  'role-edit': async () =>
    atAddress((await import('./features/roles')).RoleEditor, ({ id }, go) => ({
      roleId: Number(id),
      ...backToRoles(go),
    })),
  'self-edit': async () =>
    atAddress((await import('./features/self-edit')).SelfEdit, (_query, go) => ({ onClose: () => go(HOME) })),
  // The demo's menu names it by its component, others by its address.
  'schools/SchoolManager': async () => (await import('./features/organizations')).OrganizationManager,
  'school-management': async () => (await import('./features/organizations')).OrganizationManager,
  'organization-management': async () => (await import('./features/areas')).AreaManager,
}
