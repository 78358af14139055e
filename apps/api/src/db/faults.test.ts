import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database'
import { DatabaseLost, describeFault, isDatabaseLost, isUnavailable } from './faults'

const { db, close } = await openTestDatabase()
const faultOf = (statement: ReturnType<typeof sql>) =>
  db.execute(statement).then(
    () => undefined,
    (error: unknown) => error,
  )

describe('the description of a fault', () => {
  it.each([
    ['a value of another type', sql`select ${'138 0013 8000'}::text::int`],
    ['a table that does not exist', sql`select * from nowhere where mobile = ${'138 0013 8000'}`],
  ])('has no parameters of the statement: %s', async (_name, statement) => {
    const fault = await faultOf(statement)
    expect(String(fault)).toContain('138 0013 8000')
    const text = describeFault(fault)
    expect(text).not.toContain('8000')
    expect(text.length).toBeGreaterThan(20)
  })

  it('is none of a value that was thrown', () => {
    expect(describeFault('138 0013 8000')).toBe('string')
  })
})

describe('an unavailable database', () => {
  const of = (code: string) => new Error('Failed query: …', { cause: Object.assign(new Error('…'), { code }) })

  it('differs from a statement at fault', async () => {
    expect([of('ECONNREFUSED'), of('57014'), of('08006'), new DatabaseLost()].map(isUnavailable)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(isUnavailable(await faultOf(sql`select 1 / 0`))).toBe(false)
    expect([of('57014'), new Error('…', { cause: new DatabaseLost() })].map(isDatabaseLost)).toEqual([false, true])
    await close()
  })
})
