import { useChoices } from '../preferences/preferences-context'
import { consoleStringsAtHand } from './strings/load-console-strings'

/** Words of the console's frame in the reader's language. */
export function useConsoleWords() {
  return consoleStringsAtHand(useChoices().locale)
}
