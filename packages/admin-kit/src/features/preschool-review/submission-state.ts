import type { ChipTone } from '@doorway/ui'
import type { SubmissionRow } from './submission-types'

/** Colours of the states of a submission. */
export const stateTones: Record<SubmissionRow['state'], ChipTone> = {
  draft: 'neutral',
  pending: 'accent',
  published: 'success',
  withdrawn: 'warning',
}

/** Colours of the consent to show a child. */
export const consentTones: Record<SubmissionRow['consentState'], ChipTone> = {
  none: 'neutral',
  valid: 'success',
  withdrawn: 'danger',
}
