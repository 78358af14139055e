import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { signInGuards } from '../../db/tables/sign-in'
import { STORY_PASSWORD } from '../../demo/demo-secrets'
import { openTestApp } from '../../testing/open-test-app'
import { consumeAttempt } from './sign-in-throttle.queries'

const { anonymous, signIn, db, clock } = await openTestApp()

const LIMIT = 100
const TRIES = 500

async function failuresOf(network: string) {
  const isNetwork = and(eq(signInGuards.kind, 'network'), eq(signInGuards.subject, network))
  const [row] = await db.select({ failures: signInGuards.failures }).from(signInGuards).where(isNetwork)
  return row?.failures
}

describe('a flood of sign-ins from one network', () => {
  it('is hashed at most up to the limit, and a right sign-in from elsewhere comes through', async () => {
    const order: string[] = []
    const tries = Array.from({ length: TRIES }, async (_, index) => {
      const body = { username: `flood_${index}`, password: 'Wrong@2026' }
      const response = await anonymous(`10.50.0.${index % 250}`).post('/api/auth/login', body)
      order.push(response.status === 200 ? 'hashed' : 'refused')
      return response
    })
    const right = signIn('t_linyq', STORY_PASSWORD, '10.51.0.1').finally(() => order.push('right'))
    const responses = await Promise.all(tries)
    expect(await right).toMatchObject({ success: true })
    expect(order.lastIndexOf('hashed')).toBeGreaterThan(order.indexOf('right'))
    expect(order.filter((result) => result === 'hashed').length).toBeLessThanOrEqual(LIMIT)
    for (const { status, headers, body } of responses.filter((response) => response.status !== 200)) {
      expect([429, 503]).toContain(status)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body).toMatchObject({ success: false, data: null })
    }
  })

  it('is counted before it is hashed, also when several servers share the database', async () => {
    const attempts = Array.from({ length: TRIES }, (_, index) =>
      consumeAttempt(db, { name: `shared_${index}`, network: '10.52.0' }, clock.now()),
    )
    const results = await Promise.all(attempts)
    expect(results.filter(({ isNetworkBlocked }) => !isNetworkBlocked).length).toBe(LIMIT)
  })

  it('does not count right sign-ins', async () => {
    await signIn('t_linyq', 'Wrong@2026', '10.53.0.1')
    await signIn('t_linyq', STORY_PASSWORD, '10.53.0.1')
    expect(await failuresOf('10.53.0')).toBe(1)
  })
})
