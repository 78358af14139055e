import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { loginTitle: 'ログイン履歴', operationTitle: '操作履歴' } satisfies Shape<typeof zh>
