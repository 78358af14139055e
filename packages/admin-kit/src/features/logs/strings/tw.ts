import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { loginTitle: '登入日誌', operationTitle: '操作日誌' } satisfies Shape<typeof zh>
