import { builtInScreens } from '@doorway/admin-kit'

/** Screens the host offers to menus: those of the kit. A region adds its own here. */
export const screens = { ...builtInScreens }
