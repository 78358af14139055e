import { newReadableCode } from '../../security/readable-code'
import { sha256 } from '../../security/secrets'

const CODE_DIGITS = 6

/** A code of six digits that is sent to a person. */
export function newDigits(): string {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(value % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

const HALF = 5

/** A code to write down, in two groups: fifty bits, so that none is found by guessing. */
export function newRecoveryCode(): string {
  const code = newReadableCode()
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`
}

/** What is stored of a recovery code; spaces, hyphens and the case of letters do not count. */
export function recoveryHash(userId: number, code: string): Promise<string> {
  return sha256(
    `recovery ${userId} ${code
      .normalize('NFKC')
      .replaceAll(/[^A-Za-z0-9]/g, '')
      .toUpperCase()}`,
  )
}
