import { describe, expect, it } from 'vitest'
import { preferenceCookies, readPreferences, type Preferences } from './preferences'

const usual = { locale: 'zh', theme: 'light', isElder: false, size: 'normal', isLinear: false }

describe('the preferences', () => {
  it('are Chinese, light and of usual size for a new reader', () => {
    expect(readPreferences('')).toEqual(usual)
  })

  it('are restored from their cookies', () => {
    const chosen = { locale: 'ko', theme: 'high-contrast', isElder: true, size: 'larger', isLinear: true } as const
    const header = preferenceCookies(chosen, '')
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    expect(readPreferences(`other=1; ${header}`)).toEqual(chosen)
  })

  it('leave no cookie for a reader who has chosen nothing, and renew those of one who has', () => {
    const names = (cookies: string, next: Partial<Preferences> = {}) =>
      preferenceCookies({ ...readPreferences(cookies), ...next }, cookies).map((cookie) => cookie.split(';')[0])
    expect(names('')).toEqual([])
    expect(names('', { theme: 'dark' })).toEqual(['doorway-theme=dark'])
    expect(names('doorway-theme=dark')).toEqual(['doorway-theme=dark'])
    expect(names('doorway-theme=dark', { theme: 'light' })).toEqual(['doorway-theme=light'])
  })

  it.each(['doorway-locale=xx', 'doorway-theme=javascript:1', 'doorway-elder=yes', 'xdoorway-locale=en'])(
    'ignore %j',
    (header) => {
      expect(readPreferences(header)).toEqual(usual)
    },
  )
})
