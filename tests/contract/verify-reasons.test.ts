import { reportAsJUnit, reportAsText, screenOperations, verify } from '@doorway/api-client/verify'
import { openTestApp } from '@doorway/api/testing'
import { describe, expect, it } from 'vitest'
import { altering, within } from './altering-server'

const baseUrl = 'http://doorway.test'
const origin = 'https://page.example'
const { as } = await openTestApp()
const admin = await as('admin')

/** A gateway before the server. */
const through = (gateway: (request: Request, response: () => Promise<Response>) => Promise<Response> | Response) => ({
  baseUrl,
  fetch: async (request: Request) => gateway(request, () => admin.send(request)),
})

describe('what one reason explains', () => {
  it('is summed up first: another envelope is one reason', async () => {
    const server = altering(admin.send, [
      {
        path: '/api/',
        change: ({ body, response }) => {
          if (!response.headers.get('content-type')?.includes('json')) return response
          return Response.json({ status: 0, result: body['data'] })
        },
      },
    ])
    const report = await verify({ baseUrl, fetch: (request) => server(request), screen: 'dictionary-manager' })
    expect(report.causes).toHaveLength(1)
    const [cause] = report.causes
    expect(cause?.sentence).toBe(
      "4 operations: the envelope of the contract is { code, msg, success, data }; the server's has no data, msg, success (it has status).",
    )
    const text = reportAsText(report)
    expect(text.indexOf('have one reason')).toBeGreaterThan(0)
    // Nothing of it is repeated for each operation.
    expect(text).not.toContain('queryPageDicList\n')
    expect(text.split('\n').length).toBeLessThan(12)
  })

  it('is a wrong address, and says what to look at', async () => {
    const page = through(() => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }))
    const { causes } = await verify({ ...page, screen: 'stage-manager' })
    expect(causes.map(({ sentence }) => sentence)).toEqual([
      '3 operations: the contract says application/json; text/html came. Does --base-url lead to the API, and not to a page?',
    ])
  })

  it('is a redirect, with where it leads; it is not followed', async () => {
    const requested: string[] = []
    const gateway = through((request) => {
      requested.push(request.url)
      return new Response(null, { status: 302, headers: { location: 'https://sso.example/login' } })
    })
    const { causes, differences } = await verify({ ...gateway, screen: 'stage-manager' })
    expect(causes[0]?.sentence).toContain('a redirect (302) to https://sso.example/login came.')
    expect(differences.map(({ kind }) => kind)).toEqual(['redirect', 'redirect', 'redirect'])
    expect(requested.filter((url) => url.startsWith('https://sso'))).toEqual([])
  })

  it('is none where two operations differ', async () => {
    const server = altering(admin.send, [
      { path: '/api/dic/getDicTypes', change: () => new Response('', { status: 404 }) },
      { path: '/api/dic/queryPageDicList', change: () => new Response('', { status: 404 }) },
    ])
    const report = await verify({ baseUrl, fetch: server, screen: 'dictionary-manager' })
    expect(report.differences).toHaveLength(2)
    expect(report.causes).toEqual([])
    expect(reportAsText(report)).toContain('getDictionaryTypes: the contract says that this operation exists')
  })
})

describe('one widget', () => {
  it.each(Object.keys(screenOperations))('%s finds its operations as the contract says', async (screen) => {
    const requested: string[] = []
    const report = await verify({
      ...through((request, response) => (requested.push(request.url), response())),
      screen,
    })
    expect(report.differences).toEqual([])
    expect(new Set(report.operations.map(({ operation }) => operation))).toEqual(new Set(screenOperations[screen]))
    expect(requested.length).toBeLessThan(40)
  })

  it('is refused under a name that no widget has', async () => {
    await expect(verify({ baseUrl, fetch: admin.send, screen: 'user-list' })).rejects.toThrow(
      '--screen knows user-manager, area-manager',
    )
  })
})

describe('a page of another origin', () => {
  const headers = { Authorization: 'token' }
  const allowing = (allowed: Readonly<Record<string, string>>, readable = origin) =>
    through(async (request, response) => {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allowed })
      const { status, body, headers: original } = await response()
      const named = new Headers(original)
      named.set('access-control-allow-origin', readable)
      return new Response(body, { status, headers: named })
    })
  const checked = (server: ReturnType<typeof allowing>) =>
    verify({ ...server, headers, origin, screen: 'stage-manager', fetch: (request) => server.fetch(request) })

  it('may call a server that allows it', async () => {
    const list = {
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'Authorization, Content-Type',
    }
    const tokenless = through((request, response) => allowing(list).fetch(request).catch(response))
    const { differences } = await verify({ ...tokenless, headers: {}, origin, screen: 'stage-manager' })
    expect(differences).toEqual([])
  })

  it('learns which header is missing, and that a star does not cover the token', async () => {
    const star = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    const { differences } = await checked(allowing(star))
    expect(differences.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining(
        'the contract says authorization in Access-Control-Allow-Headers of the preflight; Access-Control-Allow-Headers: * came.',
      ),
    ])
  })

  it('is told nothing of other headers that a star covers', async () => {
    const star = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' }
    const server = allowing(star)
    const { differences } = await verify({
      ...server,
      headers: { ...headers, 'X-Region': 'test' },
      origin,
      screen: 'stage-manager',
      fetch: (request) => server.fetch(request),
    })
    expect(differences).toEqual([])
  })

  it('learns that it may not read what comes, once for all operations', async () => {
    const list = { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'authorization,content-type' }
    const { causes } = await checked(allowing(list, 'https://other.example'))
    expect(causes.map(({ sentence }) => sentence)).toEqual([
      '3 operations: the contract says Access-Control-Allow-Origin: https://page.example; Access-Control-Allow-Origin: https://other.example came. Without it a browser shows the page nothing: add the origin of the page to those that the API allows.',
    ])
  })

  it('is not checked where the API has the origin of the page', async () => {
    const { differences } = await verify({ baseUrl, fetch: admin.send, origin: baseUrl, screen: 'stage-manager' })
    expect(differences).toEqual([])
  })
})

describe('the report for continuous integration', () => {
  it('has a case for each operation, with what differs and what was skipped', async () => {
    const server = altering(admin.send, [
      {
        path: '/api/garde/getAllTGardeList',
        change: ({ body }) => {
          within(body, 'data', 0)['extra<&>'] = 1
          return Response.json(body)
        },
      },
    ])
    const xml = reportAsJUnit(await verify({ baseUrl, fetch: server, only: ['getStages', 'getTask', 'getRole'] }))
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites tests="3" failures="1" errors="0" skipped="1">/,
    )
    expect(xml).toContain('<testcase classname="GET /api/system/cscpRoless/{id}" name="getRole"/>')
    expect(xml).toContain('<failure type="unknown-member" message="getStages, at data[]')
    expect(xml).toContain('the unknown member extra&lt;&amp;&gt; came')
    expect(xml).toContain('name="getTask"><skipped message=')
  })
})
