import { describe, expect, it } from 'vitest'
import { buildOf, documentKey, isConsoleNavigation, isStorable, type RequestParts } from './stored-documents'

const ORIGIN = 'https://portal.example'
const at = (path: string, other: Partial<RequestParts> = {}): RequestParts => ({
  url: ORIGIN + path,
  method: 'GET',
  mode: 'navigate',
  destination: 'document',
  cache: 'default',
  ...other,
})

describe('a request of a page', () => {
  it.each(['/home', '/user-management', '/role-edit?id=8', '/messages', '/值班安排/本周'])(
    'is the worker’s for %s',
    (path) => {
      expect(isConsoleNavigation(at(path), ORIGIN)).toBe(true)
    },
  )

  it.each([
    ['a portal page', at('/doorMain')],
    ['the front page', at('/')],
    ['the sign-in', at('/login?redirect=%2Fhome')],
    ['a portal page in another spelling', at('/doormain/')],
    ['a file', at('/robots.txt')],
    ['a download', at('/api/file/download?id=1')],
    ['a call', at('/api/system/cscpMenus', { mode: 'cors', destination: '' })],
    ['a script', at('/assets/console-12345678.js', { mode: 'cors', destination: 'script' })],
    ['a call at an address of the console', at('/home', { mode: 'cors', destination: '' })],
    ['a form', at('/home', { method: 'POST' })],
    ['a frame', at('/home', { destination: 'iframe' })],
    ['a reload', at('/home', { cache: 'no-cache' })],
    ['another site', at('', { url: 'https://other.example/home' })],
  ])('is not for %s', (_, request) => {
    expect(isConsoleNavigation(request, ORIGIN)).toBe(false)
  })
})

describe('the key of a document', () => {
  const key = documentKey(`${ORIGIN}/user-management`, '')

  it('is the same for any query, and another one than without', () => {
    const queries = ['?page=2', '?page=3#row'].map((query) => documentKey(`${ORIGIN}/user-management${query}`, ''))
    expect(new Set(queries).size).toBe(1)
    expect(queries[0]).not.toBe(key)
  })

  it.each(['doorway-locale=en', 'doorway-theme=dark', 'doorway-elder=1', 'doorway-size=large', 'doorway-linear=1'])(
    'changes with the preference %s',
    (cookie) => {
      expect(documentKey(`${ORIGIN}/user-management`, `other=1;${cookie}`)).not.toBe(key)
    },
  )

  it('is the same with cookies that are no preferences', () => {
    expect(documentKey(`${ORIGIN}/user-management`, 'device=abc;undefined=undefined')).toBe(key)
  })
})

describe('a response', () => {
  const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }

  it('is stored when it is a page that caches may revalidate', () => {
    expect(isStorable(new Response('', { headers: page }))).toBe(true)
  })

  it.each([
    ['a failure', new Response('', { status: 503, headers: page })],
    ['a redirect', new Response(null, { status: 302, headers: { ...page, location: '/login' } })],
    ['a personal page', new Response('', { headers: { ...page, 'cache-control': 'no-store' } })],
    ['a private page', new Response('', { headers: { ...page, 'cache-control': 'private, no-cache' } })],
    ['no page', new Response('', { headers: { ...page, 'content-type': 'application/json' } })],
    ['of unknown kind', new Response('')],
  ])('is not when it is %s', (_, response) => {
    expect(isStorable(response)).toBe(false)
  })

  it('names its build when it is a page of the console', () => {
    expect(buildOf('<head><meta name="doorway-build" content="abc.def"></head>')).toBe('abc.def')
    expect(buildOf('<head><title>A portal page</title></head>')).toBeUndefined()
  })
})
