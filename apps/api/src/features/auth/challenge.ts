import type { Schema } from '@doorway/api-client/types'
import type { Db } from '../../db/database'
import { base64Url, type Secrets } from '../../security/secrets'
import { redeemChallenge } from './challenge.queries'
import type { SignInAttempt } from './sign-in-throttle.queries'

const LIFETIME_S = 300
const ITERATIONS = 2_000
/** Numbers to be tried at first: half of them on average. Each level doubles them. */
const BASE_NUMBERS = 400
const MAX_LEVEL = 5
const DERIVED_BYTES = 16
const NONCE_BYTES = 12
const ID = /^([\da-z]{1,8})\.([\da-z]{1,5})\.([\w-]{16})\.([\w-]{22})$/

const encoder = new TextEncoder()

async function signed({ links }: Secrets, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', links, encoder.encode(text)))
}

/** What a challenge is signed for: it proves nothing for another name or network. */
const claimOf = (head: string, { name, network }: SignInAttempt) => ['challenge', head, network, name].join(' ')

async function idOf(secrets: Secrets, head: string, attempt: SignInAttempt): Promise<string> {
  return `${head}.${base64Url(await signed(secrets, claimOf(head, attempt))).slice(0, 22)}`
}

/** The number to be found. Derived from the challenge, so that no row has to be stored for it. */
async function secretNumber(secrets: Secrets, id: string, numbers: number): Promise<number> {
  const bytes = await signed(secrets, `number ${id}`)
  return new DataView(bytes.buffer).getUint32(0) % numbers
}

/** What a client computes for each number until it meets the target. */
async function derived(secret: string, number: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), 'PBKDF2', false, ['deriveBits'])
  const salt = encoder.encode(String(number))
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS }
  return base64Url(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, DERIVED_BYTES * 8)))
}

/**
 * A proof of work for one attempt to sign in: the number below `numbers` that, as the
 * salt of PBKDF2, makes the target out of the phrase. A
 * script pays what a browser pays, and people who see nothing need not see anything. Nothing is stored until it is
 * solved. `level` is 0 at first and doubles the work.
 */
export async function issueChallenge(
  secrets: Secrets,
  attempt: SignInAttempt,
  { level, now }: { level: number; now: Date },
): Promise<Schema<'SignInChallenge'>> {
  const numbers = BASE_NUMBERS * 2 ** Math.min(level, MAX_LEVEL)
  const expires = Math.floor(now.getTime() / 1000) + LIFETIME_S
  const nonce = base64Url(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)))
  const captchaId = await idOf(secrets, [expires.toString(36), numbers.toString(36), nonce].join('.'), attempt)
  const target = await derived(nonce, await secretNumber(secrets, captchaId, numbers))
  return {
    captchaId,
    algorithm: 'PBKDF2/SHA-256',
    iterations: ITERATIONS,
    phrase: nonce,
    target,
    numbers,
    expiresIn: LIFETIME_S,
  }
}

/** Is this the id of a challenge, not of a captcha picture? */
export const isChallengeId = (id: string) => ID.test(id)

/** Checks a solution, once: for the attempt that the challenge was made for, until it expires. */
export async function solveChallenge(
  { db, secrets, now }: { db: Db; secrets: Secrets; now: Date },
  attempt: SignInAttempt,
  { id, solution }: { id: string; solution: string },
): Promise<boolean> {
  const [, expires = '', numbers = '', nonce = ''] = ID.exec(id) ?? []
  const expiresAt = new Date(Number.parseInt(expires, 36) * 1000)
  if (expiresAt <= now) return false
  if (id !== (await idOf(secrets, [expires, numbers, nonce].join('.'), attempt))) return false
  // Redeemed before it is compared: a wrong number is no free guess.
  if (!(await redeemChallenge(db, id, expiresAt, now))) return false
  return solution.trim() === String(await secretNumber(secrets, id, Number.parseInt(numbers, 36)))
}
