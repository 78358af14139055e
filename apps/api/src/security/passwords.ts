import { createdPasswordSpecials } from '@doorway/api-client/rules'
import { hashArgon2, verifyArgon2 } from './argon2'
import { itemAt } from '../required'

const SALT_BYTES = 16
/** The OWASP floor: 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }

/** The hash of a password, as it is stored. */
export function hashPassword(password: string): Promise<string> {
  return hashArgon2(password, crypto.getRandomValues(new Uint8Array(SALT_BYTES)), COST)
}

let dummy: Promise<string> | undefined

/**
 * Compares a password. Without a stored hash it takes just as long and returns false, so that it does not reveal that
 * a name is free.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummy ??= hashPassword(crypto.randomUUID())
  const matches = await verifyArgon2(password === '' ? ' ' : password, stored ?? (await dummy))
  return matches && stored !== undefined && password !== ''
}

const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const LOWER = 'abcdefghijkmnpqrstuvwxyz'
const DIGITS = '23456789'
const LENGTH = 12

function pick(alphabet: string): string {
  // 256 is no multiple of most lengths; a value past the last full round would favour the first letters.
  const limit = 256 - (256 % alphabet.length)
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (value < limit) return alphabet.charAt(value % alphabet.length)
  }
}

/** A password that both rules of section 5 accept: 12 characters of all four classes. */
export function generatePassword(): string {
  const classes = [UPPER, LOWER, DIGITS, createdPasswordSpecials]
  const characters = Array.from({ length: LENGTH }, (_, index) => pick(classes[index] ?? UPPER + LOWER + DIGITS))
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = pickIndex(last + 1)
    ;[characters[last], characters[other]] = [itemAt(characters, other), itemAt(characters, last)]
  }
  return characters.join('')
}

function pickIndex(size: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value % size
}
