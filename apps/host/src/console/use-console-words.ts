import { use } from 'react'
import { usePreferences } from '../preferences/preferences-context'
import { consoleStringsAtHand, loadConsoleStrings } from './strings/load-console-strings'

/** Words of the console's frame in the reader's language; suspends while they are on their way. */
export function useConsoleWords() {
  const { locale } = usePreferences()
  return consoleStringsAtHand(locale) ?? use(loadConsoleStrings(locale))
}
