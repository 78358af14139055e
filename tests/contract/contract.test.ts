import { openTestApp, type TestClient } from '@doorway/api/testing'
import { describe, expect, it } from 'vitest'
import { permissionCodes } from '../../packages/admin-kit/src/testing/generated/screen-manifests'
import { type ExampleOperation, operations } from './operations'

/** Minutes without a request that end a sign-in (domain 4.1). */
const IDLE_MINUTES = 30

const { as, anonymous, withToken, faults } = await openTestApp()
const admin = await as('admin')
const teacher = await as('t_linyq')
const reviewer = await as('review01')
const late = await openTestApp()
const expired = await late.as('admin')
late.clock.advanceMinutes(IDLE_MINUTES + 1)

function bodyOf({ bodyType, example }: ExampleOperation, more: object = {}): string | FormData | undefined {
  const fields: [string, string][] = Object.entries({ ...Object(example), ...more })
  if (bodyType === undefined) return undefined
  if (bodyType === 'application/json') return JSON.stringify(Object.fromEntries(fields))
  if (bodyType !== 'multipart/form-data') return new URLSearchParams(fields).toString()
  const form = new FormData()
  for (const [name, value] of fields) form.set(name, name === 'file' ? new File([value], 'example.csv') : value)
  return form
}

async function call(client: TestClient, operation: ExampleOperation, body = bodyOf(operation)) {
  // A form with a file brings its own type, which names what stands between its parts.
  const headers: Record<string, string> =
    operation.bodyType && !(body instanceof FormData) ? { 'content-type': operation.bodyType } : {}
  const request = new Request(`http://doorway.test${operation.path}`, { method: operation.method, headers, body })
  const response = await client.send(request)
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const envelope: unknown = isJson ? await response.json() : await response.arrayBuffer()
  return { status: response.status, envelope }
}

// Responses without a body are in the table of ids, by their status.
const named = (chosen: readonly ExampleOperation[]) =>
  chosen.filter(({ method }) => method !== 'HEAD').map((operation) => [operation.id, operation] as const)
const closed = operations.filter(({ permission }) => !permission.includes('@anonymous'))
const coded = closed.filter(({ permission }) => permission.every((code) => !code.startsWith('@')))
const withFields = operations.filter(({ bodyType }) => bodyType !== undefined && !bodyType.includes('octet-stream'))

describe('without a token', () => {
  it.each(named(closed))('%s answers 401', async (_, operation) => {
    const { status, envelope } = await call(anonymous(), operation)
    expect(status).toBe(401)
    expect(envelope).toMatchObject({ success: false, code: 'UNAUTHENTICATED', data: null })
  })
})

describe('with a forged token', () => {
  const forger = withToken('dw_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')

  it.each(named(closed))('%s answers 401', async (_, operation) => {
    expect((await call(forger, operation)).status).toBe(401)
  })
})

describe('with a token whose time is over', () => {
  it.each(named(closed))('%s answers 401', async (_, operation) => {
    const { status, envelope } = await call(expired, operation)
    expect(status).toBe(401)
    expect(envelope).toMatchObject({ success: false, code: 'UNAUTHENTICATED', data: null })
  })
})

// Which controls carry them is in packages/admin-kit/src/embed/permission-codes.stories.tsx.

describe('a code of the kit', () => {
  it.each(permissionCodes)('%s is asked for by an operation, which is refused without it', (code) => {
    expect(coded.filter(({ permission }) => permission.includes(code)).length).toBeGreaterThan(0)
  })
})

describe('without the code', () => {
  it.each(named(coded))('%s answers 403', async (_, operation) => {
    // What every teacher may do, a reviewer of texts may not.
    const outsider = [
      'res:create',
      'activity:signup',
      'request:changeSchool',
      'comp:entry:own',
      'comp:work:own',
      'preschool:submit',
    ].some((code) => operation.permission.includes(code))
      ? reviewer
      : teacher
    const { status, envelope } = await call(outsider, operation)
    expect(status).toBe(403)
    expect(envelope).toMatchObject({ success: false, code: 'FORBIDDEN', data: null })
  })
})

describe('with a malformed body', () => {
  it.each(named(withFields))('%s answers 400', async (_, operation) => {
    const body = operation.bodyType === 'application/json' ? '{"' : 'unheardOf=1'
    expect((await call(admin, operation, body)).status).toBe(400)
  })

  it.each(named(withFields))('%s names an unknown field', async (_, operation) => {
    const { status, envelope } = await call(admin, operation, bodyOf(operation, { unheardOf: '1' }))
    expect(status).toBe(400)
    expect(envelope).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'unheardOf' }] })
  })
})

describe('with a body of another kind', () => {
  it.each(named(withFields))('%s answers 415, as the contract says', async (_, operation) => {
    const other = { ...operation, bodyType: 'application/xml' }
    const { status, envelope } = await call(admin, other, '<a/>')
    expect(envelope).toMatchObject({ success: false, code: 'UNSUPPORTED_MEDIA_TYPE', data: null })
    expect(operation.statuses).toContain(status)
  })
})

describe('with an unknown query parameter', () => {
  it.each(named(operations))('%s answers 400 and names it', async (_, operation) => {
    const path = `${operation.path}${operation.path.includes('?') ? '&' : '?'}unheardOf=1`
    const { status, envelope } = await call(admin, { ...operation, path })
    expect(status).toBe(400)
    expect(envelope).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'unheardOf' }] })
  })
})

describe('with its own example', () => {
  const inOrder = operations.toSorted((a, b) => Number(a.id === 'logout') - Number(b.id === 'logout'))

  it.each(named(inOrder))('%s answers as the contract says', async (_, operation) => {
    const { status, envelope } = await call(admin, operation)
    expect(faults).toEqual([])
    expect(JSON.stringify(envelope)).not.toMatch(/\$argon2|password_?hash|token_?hash/i)
    expect(operation.statuses).toContain(status)
  })
})
