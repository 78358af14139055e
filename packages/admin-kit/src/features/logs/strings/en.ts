import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const en = { loginTitle: 'Sign-in log', operationTitle: 'Operation log' } satisfies Shape<typeof zh>
