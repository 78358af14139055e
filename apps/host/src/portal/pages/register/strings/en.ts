import { en as registration } from '@doorway/admin-kit/registration-words/en'
import type { Shape } from '../../../../strings/catalogues'
import type { zh } from './zh'

export const en = {
  title: 'Register',
  registration,
} satisfies Shape<typeof zh>
