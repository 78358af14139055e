import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '작업 그룹 관리', editTitle: '작업 그룹 수정' } satisfies Shape<typeof zh>
