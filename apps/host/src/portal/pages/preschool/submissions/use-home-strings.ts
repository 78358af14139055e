import { use } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import { loadHomeStrings } from './strings/load-home-strings'

/** Returns the strings of the submission page in the reader's language; suspends while they are loading. */
export function useHomeStrings() {
  return use(loadHomeStrings(usePreferences().locale))
}
