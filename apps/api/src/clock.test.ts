import { describe, expect, it } from 'vitest'
import { parseSiteTime, siteTime } from './clock'

describe('a site time', () => {
  it('is a moment in Asia/Shanghai, and written as it was read', () => {
    expect(parseSiteTime('2026-11-21')).toEqual(new Date('2026-11-20T16:00:00Z'))
    expect(parseSiteTime('2026-11-21 09:30:00')).toEqual(new Date('2026-11-21T01:30:00Z'))
    expect(siteTime(new Date('2026-11-21T01:30:00Z'))).toBe('2026-11-21 09:30:00')
  })

  it.each(['', '21.11.2026', '2026-02-31', '2026-13-01', '2026-11-21 25:00:00', '0001-01-01', '0000-01-01'])(
    'is not %s',
    (text) => expect(parseSiteTime(text)).toBeUndefined(),
  )
})
