import { describe, expect, it } from 'vitest'
import { preferenceCookies, readPreferences } from './preferences'

describe('the preferences', () => {
  it('are Chinese, light and of usual size for a new reader', () => {
    expect(readPreferences('')).toEqual({ locale: 'zh', theme: 'light', isElder: false })
  })

  it('come back from the cookies they were kept in', () => {
    const kept = { locale: 'ko', theme: 'high-contrast', isElder: true } as const
    const header = preferenceCookies(kept)
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    expect(readPreferences(`other=1; ${header}`)).toEqual(kept)
  })

  it.each(['doorway-locale=xx', 'doorway-theme=javascript:1', 'doorway-elder=yes', 'xdoorway-locale=en'])(
    'ignore %j',
    (header) => {
      expect(readPreferences(header)).toEqual({ locale: 'zh', theme: 'light', isElder: false })
    },
  )
})
