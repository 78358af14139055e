import { usePreferenceState } from '../preferences/preferences-context'
import { loadedConsoleStrings } from './strings/load-console-strings'

/** Returns the strings of the console's frame in the reader's language. */
export function useConsoleStrings() {
  return loadedConsoleStrings(usePreferenceState().locale)
}
