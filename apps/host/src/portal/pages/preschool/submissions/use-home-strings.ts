import { use } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import { loadHomeStrings } from './strings/load-home-strings'

/** Words of the page where parents hand in, in the reader's language; suspends while they are on their way. */
export function useHomeStrings() {
  return use(loadHomeStrings(usePreferences().locale))
}
