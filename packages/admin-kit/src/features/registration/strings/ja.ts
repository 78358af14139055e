import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Title of registering. */
export const ja = { title: 'アカウント登録' } satisfies Shape<typeof zh>
