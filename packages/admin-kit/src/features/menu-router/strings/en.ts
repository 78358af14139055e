import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the side menu and of the screens' frame. */
export const en = {
  navigation: 'Console menu',
  external: '{title} (opens in a new window)',
  loading: 'Loading page',
  unknownTitle: 'Screen not registered: {component}',
  unknownHint:
    'The menu names a screen that this version does not have. Other menus still work; ask an administrator to check the dynamic routes.',
  comingTitle: '{title} opens soon',
  comingHint: 'This screen is being built. The other menus work as usual.',
  emptyMenu: 'No menus yet',
  emptyMenuHint: 'Your account has no menu permissions. Ask an administrator.',
  noRecord: 'No record is named',
  backToList: 'Back to the list',
} satisfies Shape<typeof zh>
