import type { ChipTone } from '@doorway/ui'
import type { PrincipalRow } from './principal-types'

/** Colours of the states of a profile. */
export const stateTones: Record<PrincipalRow['state'], ChipTone> = {
  draft: 'neutral',
  pending: 'accent',
  returned: 'warning',
  published: 'success',
  offline: 'neutral',
}
