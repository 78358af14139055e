import { toLocale, type Locale } from './languages'

/** How a reader wants to see the pages. Stored in cookies, so that the server renders them right from the start. */
export interface Preferences {
  locale: Locale
  theme: 'light' | 'dark' | 'high-contrast'
  /** Larger type and targets (长者模式). */
  isElder: boolean
  /** Size of the type, apart from elder mode. */
  size: 'normal' | 'large' | 'larger'
  /** One column, in the order of reading. */
  isLinear: boolean
}

export const themes = ['light', 'dark', 'high-contrast'] as const
export const sizes = ['normal', 'large', 'larger'] as const
const cookieNames = {
  locale: 'doorway-locale',
  theme: 'doorway-theme',
  elder: 'doorway-elder',
  size: 'doorway-size',
  linear: 'doorway-linear',
}

function cookie(header: string, name: string): string | undefined {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** Reads the preferences from a Cookie header or `document.cookie`; anything unknown falls back to the default. */
export function readPreferences(cookies: string): Preferences {
  const theme = cookie(cookies, cookieNames.theme)
  return {
    locale: toLocale(cookie(cookies, cookieNames.locale)) ?? 'zh',
    theme: themes.find((known) => known === theme) ?? 'light',
    isElder: cookie(cookies, cookieNames.elder) === '1',
    size: sizes.find((known) => known === cookie(cookies, cookieNames.size)) ?? 'normal',
    isLinear: cookie(cookies, cookieNames.linear) === '1',
  }
}

/** Attributes of `<html>` that the sheets read. */
export function preferenceAttributes({ theme, isElder, size, isLinear }: Preferences): Record<string, string> {
  return {
    theme,
    ...(isElder && { mode: 'elder' }),
    ...(size !== 'normal' && { size }),
    ...(isLinear && { linear: '' }),
  }
}

/** The value of each cookie. */
const cookieValues = ({ locale, theme, isElder, size, isLinear }: Preferences) => ({
  [cookieNames.locale]: locale,
  [cookieNames.theme]: theme,
  [cookieNames.elder]: isElder ? '1' : '0',
  [cookieNames.size]: size,
  [cookieNames.linear]: isLinear ? '1' : '0',
})

/**
 * Returns the cookies that store the preferences for another year. They carry no identity. A default is stored only in
 * place of another choice: pages vary with their cookies, and a reader who has chosen nothing goes on using those that the
 * browser has cached.
 */
export function preferenceCookies(preferences: Preferences, cookies: string): string[] {
  const defaults = cookieValues(readPreferences(''))
  return Object.entries(cookieValues(preferences))
    .filter(([name, value]) => value !== defaults[name] || cookie(cookies, name) !== undefined)
    .map(([name, value]) => `${name}=${value}; path=/; max-age=31536000; samesite=lax`)
}
