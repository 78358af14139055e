import { base64Url, type DataKey, fromBase64Url, type Secrets } from './secrets'

/** The prefix of values from before keys had ids. */
const FIRST_KEY_ID = 'k1'
const NONCE_BYTES = 12

/** A personal value as it is stored: ciphertext, and a keyed hash for exact search. */
export interface SealedValue {
  enc: string
  hash: string
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

async function hashWith({ search }: DataKey, value: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', search, encoder.encode(value.toUpperCase()))
  return base64Url(new Uint8Array(signature))
}

/** The keyed hash that finds a value without revealing it. Letters count the same in both cases (an identity number may end in x). */
export function searchHash(secrets: Secrets, value: string): Promise<string> {
  return hashWith(secrets.current, value)
}

/** The hashes that a stored value may have: the current one first, then those of old keys. */
export function searchHashes({ current, old }: Secrets, value: string): Promise<string[]> {
  return Promise.all([current, ...old].map((key) => hashWith(key, value)))
}

/** Encrypts a personal value with the current key. The key's id goes in front. */
export async function seal(secrets: Secrets, value: string): Promise<SealedValue> {
  const { id, encryption } = secrets.current
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, encryption, encoder.encode(value))
  const enc = [id, base64Url(iv), base64Url(new Uint8Array(encrypted))].join('.')
  return { enc, hash: await searchHash(secrets, value) }
}

/** Keys that may have made a value. One from before keys had ids may be of any. */
function keysFor({ current, old }: Secrets, keyId: string | undefined): DataKey[] {
  return [current, ...old].filter(({ id }) => keyId === id || keyId === FIRST_KEY_ID)
}

/** Decrypts what `seal` made, also with an old key. Fails loudly when the key or the text is another. */
export async function unseal(secrets: Secrets, enc: string): Promise<string> {
  const [keyId, iv, encrypted] = enc.split('.')
  if (iv !== undefined && encrypted !== undefined) {
    for (const { encryption } of keysFor(secrets, keyId)) {
      const plain = await crypto.subtle
        .decrypt({ name: 'AES-GCM', iv: fromBase64Url(iv) }, encryption, fromBase64Url(encrypted))
        .catch(() => undefined)
      if (plain) return decoder.decode(plain)
    }
  }
  throw new Error('A personal value is not readable with this key.')
}
