import type { ChipTone } from '@doorway/ui'
import type { ProfileRow } from './school-profile-types'

/** Colours of the states of a draft. */
export const stateTones: Record<ProfileRow['state'], ChipTone> = {
  none: 'neutral',
  draft: 'neutral',
  pending: 'accent',
  returned: 'warning',
  published: 'success',
}
