import { searchHash } from '../security/personal-data'
import type { Secrets } from '../security/secrets'

/** A value before and after a change, as a log may hold it. */
export interface LoggedChange {
  before: string | null
  after: string | null
}

/** Members that a change touched. */
export type Difference = Record<string, LoggedChange>

const HASH_CHARACTERS = 8
const MAX_LENGTH = 200
const PERSONAL: ReadonlySet<string> = new Set(['idCard', 'mobile', 'email', 'enrollmentNumber', 'imgPath', 'content'])

type Value = string | number | boolean | null | undefined

/**
 * Personal and long values stand as a keyed hash: one sees that and when they changed, and can test a guess, not read
 * them.
 */
async function loggedValue(secrets: Secrets, name: string, value: Value): Promise<string | null> {
  if (value === null || value === undefined || value === '') return null
  const text = String(value)
  if (!PERSONAL.has(name) && text.length <= MAX_LENGTH) return text
  return `hmac:${(await searchHash(secrets, text)).slice(0, HASH_CHARACTERS)}`
}

/** What differs between a row and its new values. A member that is undefined afterwards was not written. */
export async function differenceOf(
  secrets: Secrets,
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): Promise<Difference> {
  const written = Object.entries(after).filter(([, value]) => value !== undefined)
  const changes = await Promise.all(
    written.map(async ([name, value]): Promise<[string, LoggedChange]> => {
      const sides = [loggedValue(secrets, name, before[name]), loggedValue(secrets, name, value)] as const
      return [name, { before: await sides[0], after: await sides[1] }]
    }),
  )
  return Object.fromEntries(changes.filter(([, change]) => change.before !== change.after))
}
