import type { SignInChallenge } from '../domain/current-user'

/** Numbers that are tried at the same time. The browser derives keys in threads of its own, so nothing blocks. */
const BATCH = 16
const TARGET_BYTES = 16

const encoder = new TextEncoder()

function base64Url(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Finds the number of a proof of work. `onProgress` receives the share of numbers that were tried, from 0 to 1. Resolves
 * to undefined where the browser derives no keys (pages without TLS) or the number is not there.
 */
export async function solveChallenge(
  { algorithm, phrase, iterations, target, numbers }: SignInChallenge,
  onProgress: (share: number) => void,
): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle || algorithm !== 'PBKDF2/SHA-256') return undefined
  const key = await subtle.importKey('raw', encoder.encode(phrase), 'PBKDF2', false, ['deriveBits'])
  const derive = async (number: number) => {
    const salt = encoder.encode(String(number))
    return base64Url(
      await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, TARGET_BYTES * 8),
    )
  }
  for (let from = 0; from < numbers; from += BATCH) {
    onProgress(from / numbers)
    const batch = Array.from({ length: Math.min(BATCH, numbers - from) }, (_, index) => from + index)
    const found = (await Promise.all(batch.map(derive))).indexOf(target)
    if (found >= 0) return String(from + found)
  }
  return undefined
}
