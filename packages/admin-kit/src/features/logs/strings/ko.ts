import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { loginTitle: '로그인 로그', operationTitle: '작업 로그' } satisfies Shape<typeof zh>
