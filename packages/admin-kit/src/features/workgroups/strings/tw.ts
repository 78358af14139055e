import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { title: '工作組管理', editTitle: '修改工作組' } satisfies Shape<typeof zh>
