import type { managedEntryEndpoints } from '@doorway/api-client/endpoints'
import type { ChipTone } from '@doorway/ui'

type Entries = Awaited<ReturnType<ReturnType<typeof managedEntryEndpoints>['list']>>['rows']

/** How the state of an entry of a competition is coloured. */
export const entryTones: Record<Entries[number]['state'], ChipTone> = {
  draft: 'neutral',
  submitted: 'warning',
  school_passed: 'success',
  returned: 'danger',
  cancelled: 'neutral',
  void: 'danger',
}
