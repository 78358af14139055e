import { use } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { loadQueueStrings } from './strings/load-queue-strings'

/** Words of the queue of uploads in the reader's language; suspends while they are on their way. */
export function useQueueStrings() {
  return use(loadQueueStrings(usePreferences().locale))
}
