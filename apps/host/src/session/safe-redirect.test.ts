import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect'

const origin = 'https://edu.example'

describe('safeRedirect', () => {
  it.each(['/home', '/user-management?page=2', '/comPageInfo?type=article&id=1#top'])('allows %s', (path) => {
    expect(safeRedirect(path, origin)).toBe(path)
  })

  it.each([
    null,
    '',
    'home',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/login?redirect=/home',
    '/.//evil.example',
  ])('refuses %j', (path) => {
    expect(safeRedirect(path, origin)).toBeNull()
  })
})
