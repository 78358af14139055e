import { describe, expect, it } from 'vitest'
import { isComponentName, isInsideUrl, isOutsideUrl } from './menu'

const unsafe = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://user@evil.example',
  '/../admin',
  '/a/../../b',
  '/a/./b',
  '/%2e%2e/admin',
  '/a%2f%2fevil',
  '/a%5cb',
  '/a%0d%0ab',
  '/a b',
  '/a\u0000b',
  '/a\nb',
  '/a:b',
  '',
  '/<script>',
]

describe('an address of a menu item', () => {
  it.each(unsafe)('is refused as %j', (url) => {
    expect([isInsideUrl(url), isOutsideUrl(url)]).toEqual([false, false])
  })

  it.each(['/user-management', '/a/b-c/d_e', '/值班安排', '/search?word=a%20b', '/'])('leads inside as %j', (url) =>
    expect(isInsideUrl(url)).toBe(true),
  )

  it.each(['https://help.doorway.example/', 'http://a.example/b?c=d#e', 'https://a.example'])(
    'leads out as %j',
    (url) => expect([isOutsideUrl(url), isInsideUrl(url)]).toEqual([true, false]),
  )
})

describe('the name of a screen', () => {
  it.each(['school/Management', 'audit/SecurityPolicy', 'Notes'])('is taken as %j', (name) =>
    expect(isComponentName(name)).toBe(true),
  )

  it.each(['../../x', '__proto__', 'constructor', 'a/constructor', 'a//b', '/a', 'https://a', 'a.b', ''])(
    'is refused as %j',
    (name) => expect(isComponentName(name)).toBe(false),
  )
})
