import { createContext } from 'react'
import type { Preferences } from '../../preferences/preferences'

/** Preferences of a reader who has changed nothing. */
export const defaultPreferences: Preferences = {
  locale: 'zh',
  theme: 'light',
  isElder: false,
  size: 'normal',
  isLinear: false,
}

/** What the reader of a story prefers; Storybook sets it from its toolbar. */
export const StoryPreferencesContext = createContext<Preferences>(defaultPreferences)
