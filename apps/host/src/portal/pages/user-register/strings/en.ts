import { en as registration } from '@doorway/admin-kit/registration-words/en'
import type { Shape } from '../../../../strings/catalogues'
import type { zh } from './zh'

export const en = {
  title: 'Create an account',
  backHome: 'Back to the home page',
  registration,
} satisfies Shape<typeof zh>
