import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const en = { title: 'Workgroups', editTitle: 'Edit workgroup' } satisfies Shape<typeof zh>
