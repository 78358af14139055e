import { use } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { loadQueueStrings } from './strings/load-queue-strings'

/** Returns the strings of the upload queue in the reader's language; suspends while they are loading. */
export function useQueueStrings() {
  return use(loadQueueStrings(usePreferences().locale))
}
