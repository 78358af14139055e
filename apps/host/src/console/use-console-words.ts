import { use } from 'react'
import { usePreferences } from '../preferences/preferences-context'
import { loadConsoleStrings } from './strings/load-console-strings'

/** Words of the console's frame in the reader's language; suspends while they are on their way. */
export function useConsoleWords() {
  return use(loadConsoleStrings(usePreferences().locale))
}
