import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Title of registering. */
export const tw = { title: '使用者註冊' } satisfies Shape<typeof zh>
