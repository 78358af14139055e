import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { TestClient } from './open-test-app'

const derive = promisify(pbkdf2)
const BATCH = 8

/** Requests a proof of work for a login name and computes it: what a client sends along with name and password. */
export async function solvedChallenge(
  client: TestClient,
  username: string,
): Promise<{ captchaId: string; captchaCode: string; numbers: number }> {
  const { body } = await client.post('/api/auth/challenge', { username })
  const { captchaId, phrase, target, iterations, numbers } = Object(body.data)
  for (let from = 0; from < numbers; from += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, index) => from + index)
    const keys = await Promise.all(batch.map((number) => derive(phrase, String(number), iterations, 16, 'sha256')))
    const found = keys.findIndex((key) => key.toString('base64url') === target)
    if (found >= 0) return { captchaId, captchaCode: String(from + found), numbers }
  }
  throw new Error('The challenge has no solution.')
}
