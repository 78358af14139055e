import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { htmlLang, preferenceAttributes, preferenceCookies, type Preferences } from './preferences'
import { loadStrings, type Strings } from '../strings/load-strings'

interface PreferencesValue extends Preferences {
  /** The host's words in the chosen language. */
  t: Strings
  change: (next: Partial<Preferences>) => Promise<void>
}

const PreferencesContext = createContext<PreferencesValue | null>(null)

export interface PreferencesProviderProps {
  initial: Preferences
  initialStrings: Strings
  children: ReactNode
}

/** Holds language, theme and elder mode for the whole host and writes them to cookies and `<html>`. */
export function PreferencesProvider({ initial, initialStrings, children }: PreferencesProviderProps) {
  const [state, setState] = useState({ preferences: initial, t: initialStrings })
  const { preferences, t } = state

  const change = useCallback(async (next: Partial<Preferences>) => {
    // The words arrive before the switch, so the page never shows two languages.
    const words = next.locale === undefined ? undefined : await loadStrings(next.locale)
    setState((current) => ({ preferences: { ...current.preferences, ...next }, t: words ?? current.t }))
  }, [])

  useEffect(() => {
    const { documentElement } = document
    documentElement.lang = htmlLang[preferences.locale]
    for (const name of ['mode', 'size', 'linear']) delete documentElement.dataset[name]
    Object.assign(documentElement.dataset, preferenceAttributes(preferences))
    for (const cookie of preferenceCookies(preferences)) document.cookie = cookie
  }, [preferences])

  const value = useMemo(() => ({ ...preferences, t, change }), [preferences, t, change])
  return <PreferencesContext.Provider value={value}>{children}</PreferencesContext.Provider>
}

/** The reader's preferences, the words in their language and the way to change them. */
export function usePreferences(): PreferencesValue {
  const value = useContext(PreferencesContext)
  if (!value) throw new Error('usePreferences() needs <PreferencesProvider> above it; the entry files put it there.')
  return value
}
