import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the self-edit screen. */
export const en = {
  title: 'My profile',
  password: 'Change password',
} satisfies Shape<typeof zh>
