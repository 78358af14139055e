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

/** The value of a preference's cookie in a Cookie header. */
function cookie(header: string, name: string): string | undefined {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`doorway-${name}=`))
    ?.slice(`doorway-${name}=`.length)
}

/** Reads the preferences from a Cookie header or `document.cookie`; anything unknown falls back to the default. */
export function readPreferences(cookies: string): Preferences {
  const theme = cookie(cookies, 'theme')
  return {
    locale: toLocale(cookie(cookies, 'locale')) ?? 'zh',
    theme: themes.find((known) => known === theme) ?? 'light',
    isElder: cookie(cookies, 'elder') === '1',
    size: sizes.find((known) => known === cookie(cookies, 'size')) ?? 'normal',
    isLinear: cookie(cookies, 'linear') === '1',
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

/** Returns the cookies that store the preferences for a year. They carry no identity. */
export function preferenceCookies({ locale, theme, isElder, size, isLinear }: Preferences): string[] {
  const values = { locale, theme, elder: isElder ? '1' : '0', size, linear: isLinear ? '1' : '0' }
  return Object.entries(values).map(
    ([name, value]) => `doorway-${name}=${value}; path=/; max-age=31536000; samesite=lax`,
  )
}

/** Returns whether the reader has chosen a preference before, by a Cookie header or `document.cookie`. */
export const hasPreferences = (cookies: string): boolean => cookie(cookies, 'locale') !== undefined
