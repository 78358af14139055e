import { use } from 'react'
import { locales } from '../../../preferences/languages'
import { usePreferences } from '../../../preferences/preferences-context'
import { loadedStateStrings, loadStateStrings } from './strings/load-state-strings'

/** Resolves on the server when all languages are loaded: rendering to a string does not wait. */
export const stateStringsReady = (): Promise<unknown> =>
  import.meta.env.SSR ? Promise.all(locales.map(loadStateStrings)) : Promise.resolve()

/** Returns the strings of the states in the reader's language; suspends in the browser while they are loading. */
export function useStateStrings() {
  const { locale } = usePreferences()
  return import.meta.env.SSR ? loadedStateStrings(locale) : use(loadStateStrings(locale))
}
