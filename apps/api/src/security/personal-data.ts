import { base64Url, fromBase64Url, type Secrets } from './secrets'

const KEY_ID = 'k1'
const NONCE_BYTES = 12

/** A personal value as it is stored: ciphertext, and a keyed hash for exact search. */
export interface SealedValue {
  enc: string
  hash: string
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The keyed hash that finds a value without revealing it. Letters count the same in both cases (an identity number may end in x). */
export async function searchHash(secrets: Secrets, value: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', secrets.search, encoder.encode(value.toUpperCase()))
  return base64Url(new Uint8Array(signature))
}

/** Encrypts a personal value. The key's name goes in front, so keys can be changed later. */
export async function seal(secrets: Secrets, value: string): Promise<SealedValue> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secrets.encryption, encoder.encode(value))
  const enc = [KEY_ID, base64Url(iv), base64Url(new Uint8Array(encrypted))].join('.')
  return { enc, hash: await searchHash(secrets, value) }
}

/** Decrypts what `seal` made. Fails loudly when the key or the text is another. */
export async function unseal(secrets: Secrets, enc: string): Promise<string> {
  const [keyId, iv, encrypted] = enc.split('.')
  if (keyId !== KEY_ID || iv === undefined || encrypted === undefined)
    throw new Error('A personal value is not readable with this key.')
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: fromBase64Url(iv) },
    secrets.encryption,
    fromBase64Url(encrypted),
  )
  return decoder.decode(plain)
}
