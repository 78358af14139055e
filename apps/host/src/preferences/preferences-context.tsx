import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { languages, type Locale } from './languages'
import { hasPreferences, preferenceAttributes, preferenceCookies, type Preferences } from './preferences'
import { loadedStrings, type Strings } from '../strings/common-strings'

/** The reader's preferences and a function to change them. */
export interface PreferencesValue extends Preferences {
  change: (next: Partial<Preferences>) => Promise<void>
}

const PreferencesContext = createContext<PreferencesValue | null>(null)

export interface PreferencesProviderProps {
  initial: Preferences
  /** Loads the strings of a language; called before the pages switch to it. */
  loadWords: (locale: Locale) => Promise<unknown>
  children: ReactNode
}

/** Holds language, theme and elder mode for the whole host and writes them to cookies and `<html>`. */
export function PreferencesProvider({ initial, loadWords, children }: PreferencesProviderProps) {
  const [preferences, setPreferences] = useState(initial)

  const change = useCallback(
    async (next: Partial<Preferences>) => {
      // Strings load before the switch, so the page never shows two languages.
      if (next.locale !== undefined) await loadWords(next.locale)
      const apply = () => setPreferences((current) => ({ ...current, ...next }))
      // A page that is not hydrated yet is hydrated first: a transition waits for it.
      if (globalThis.window?.doorwayMissed) startTransition(apply)
      else apply()
    },
    [loadWords],
  )

  useEffect(() => {
    const { documentElement } = document
    documentElement.lang = languages[preferences.locale].htmlLang
    for (const name of ['mode', 'size', 'linear']) delete documentElement.dataset[name]
    Object.assign(documentElement.dataset, preferenceAttributes(preferences))
    // Pages vary with their cookies: a reader who has chosen nothing goes on using those that the browser has cached.
    if (preferences === initial && !hasPreferences(document.cookie)) return
    for (const cookie of preferenceCookies(preferences)) document.cookie = cookie
  }, [initial, preferences])

  const value = useMemo(() => ({ ...preferences, change }), [preferences, change])
  return <PreferencesContext.Provider value={value}>{children}</PreferencesContext.Provider>
}

/** Returns the reader's preferences and a function to change them. */
export function usePreferenceState(): PreferencesValue {
  const value = useContext(PreferencesContext)
  if (!value) throw new Error('Preferences need <PreferencesProvider> above them; the entry files put it there.')
  return value
}

/** Returns the reader's preferences and the portal's strings in their language; for pages of the portal. */
export function usePreferences(): PreferencesValue & { t: Strings } {
  const choices = usePreferenceState()
  return { ...choices, t: loadedStrings(choices.locale) }
}
