import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: 'ワークグループ管理', editTitle: 'ワークグループの編集' } satisfies Shape<typeof zh>
