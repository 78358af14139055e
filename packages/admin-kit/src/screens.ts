import type { ScreenRegistry } from './features/menu-router'

/** The kit's screens by built-in name (specification section 2). Each is a file of its own, fetched when first opened. */
export const builtInScreens: ScreenRegistry = {
  'organization-management': async () => (await import('./features/areas')).AreaManager,
}
