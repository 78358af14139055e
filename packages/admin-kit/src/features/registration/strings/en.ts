import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Title of registering. */
export const en = { title: 'Create an account' } satisfies Shape<typeof zh>
