import { describe, expect, it } from 'vitest'
import { hasPreferences, preferenceCookies, readPreferences } from './preferences'

const usual = { locale: 'zh', theme: 'light', isElder: false, size: 'normal', isLinear: false }

describe('the preferences', () => {
  it('are Chinese, light and of usual size for a new reader', () => {
    expect(readPreferences('')).toEqual(usual)
  })

  it('are restored from their cookies', () => {
    const chosen = { locale: 'ko', theme: 'high-contrast', isElder: true, size: 'larger', isLinear: true } as const
    const header = preferenceCookies(chosen)
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    expect(readPreferences(`other=1; ${header}`)).toEqual(chosen)
  })

  it('are known to have been chosen by their cookies', () => {
    const cookies = preferenceCookies(readPreferences('')).map((cookie) => cookie.split(';')[0])
    expect([hasPreferences(''), hasPreferences('other=1'), hasPreferences(cookies.join('; '))]).toEqual([
      false,
      false,
      true,
    ])
  })

  it.each(['doorway-locale=xx', 'doorway-theme=javascript:1', 'doorway-elder=yes', 'xdoorway-locale=en'])(
    'ignore %j',
    (header) => {
      expect(readPreferences(header)).toEqual(usual)
    },
  )
})
