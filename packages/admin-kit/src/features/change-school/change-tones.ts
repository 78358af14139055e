import type { Schema } from '@doorway/api-client/types'
import type { ChipTone } from '@doorway/ui'

/** Colours of the states; the words carry the meaning. */
export const tones: Record<Schema<'SchoolChange'>['state'], ChipTone> = {
  submitted: 'accent',
  out_agreed: 'accent',
  in_agreed: 'accent',
  authority_agreed: 'accent',
  effective: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
}
