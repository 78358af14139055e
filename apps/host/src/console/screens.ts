import { baseSheetScreens, builtInScreens, type ScreenRegistry } from '@doorway/admin-kit'
import { loadScreenSheet } from '../session/screen-sheet'

/** Screens the host offers to menus: those of the kit, each with the sheet it needs. A region adds its own here. */
export const screens: ScreenRegistry = Object.fromEntries(
  Object.entries(builtInScreens).map(([name, load]) => {
    if (baseSheetScreens.includes(name)) return [name, load]
    return [
      name,
      async () => {
        const [screen] = await Promise.all([load(), loadScreenSheet()])
        return screen
      },
    ]
  }),
)

/** Names of all of them: entries of the menu that lead elsewhere are hidden. */
export const installedScreens = Object.keys(screens)
