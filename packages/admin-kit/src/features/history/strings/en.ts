import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the history of a record. */
export const en = {
  title: 'History',
  empty: 'Nothing has been changed yet',
  entry: '{name}: {action}',
  system: 'System',
  change: '{field}: {before} → {after}',
  nothing: '(empty)',
  hidden: '(personal, not shown)',
  more: 'Show more',
  actions: {
    state: 'Enable or disable',
    restore: 'Undo delete',
    unlock: 'Unlock',
    roles: 'Assign roles',
    move: 'Move to organisation',
    changePassword: 'Change password',
  },
} satisfies Shape<typeof zh>
