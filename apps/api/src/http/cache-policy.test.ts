import { describe, expect, it } from 'vitest'
import {
  forOneMinute,
  formatCachePolicy,
  IMMUTABLE,
  NO_STORE,
  parseCachePolicy,
  publicContentPolicy,
  REVALIDATE,
} from './cache-policy'

const now = new Date('2026-11-22T10:00:00Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('a cache policy', () => {
  it.each([
    [NO_STORE, 'no-store'],
    [REVALIDATE, 'no-cache'],
    [IMMUTABLE, 'public, max-age=31536000, immutable'],
    [forOneMinute('public'), 'public, max-age=60'],
    [forOneMinute('private'), 'private, max-age=60'],
    [publicContentPolicy(undefined, now), 'public, max-age=60, stale-while-revalidate=300'],
  ])('is written and parsed alike: %o', (policy, header) => {
    expect(formatCachePolicy(policy)).toBe(header)
    expect(formatCachePolicy(parseCachePolicy(header))).toBe(header)
  })

  it.each([
    [0, 0, 0],
    [-5, 0, 0],
    [29.9, 29, 0],
    [90, 60, 30],
    [3600, 60, 300],
  ])('of public content ends with the planned change in %d s', (seconds, maxAgeS, staleS) => {
    expect(publicContentPolicy(inSeconds(seconds), now)).toEqual({ scope: 'public', maxAgeS, staleS })
  })

  it.each([null, '', 'max-age=60', 'public-ish', 'public, no-store'])('allows nothing for the header %o', (header) => {
    expect(parseCachePolicy(header)).toEqual(NO_STORE)
  })

  it('ignores spaces, case and directives that it does not know', () => {
    expect(parseCachePolicy(' Public ,max-age=5,  must-revalidate, s-maxage=9')).toMatchObject({
      scope: 'public',
      maxAgeS: 5,
      staleS: undefined,
    })
  })
})
