import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { title: '註冊審核' } satisfies Shape<typeof zh>
