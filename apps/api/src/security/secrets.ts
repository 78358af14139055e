const text = new TextEncoder()

/** Bytes of the key material that everything else is derived from. */
export const KEY_BYTES = 32

/** One key for personal data: it encrypts values and makes the hashes that find them. */
export interface DataKey {
  /** The prefix of the values that it encrypted. Derived from the key, which it does not reveal. */
  id: string
  /** Identifies the key that a database was written with. The id is its beginning. */
  fingerprint: string
  encryption: CryptoKey
  search: CryptoKey
}

/**
 * Keys for personal data. When the key is stored outside the database, a copy of the database alone reveals nothing.
 */
export interface Secrets {
  /** The key that values are written with. */
  current: DataKey
  /** Other keys that stored values may have, while the data key changes. */
  old: readonly DataKey[]
  /** Signs addresses that are good for a while. */
  links: CryptoKey
  /** Seals the rows of the logs. It stays the same when the data key changes. */
  audit: CryptoKey
  /** The fingerprint of the current key. */
  fingerprint: string
}

/** Bytes as base64url, which needs no escaping anywhere. */
export function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Bytes back from base64url, or from plain base64. */
export function fromBase64Url(value: string): Uint8Array<ArrayBuffer> {
  // Ten times as fast as what browsers have.
  if (typeof Buffer === 'function') return new Uint8Array(Buffer.from(value, 'base64url'))
  const binary = atob(value.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

/** SHA-256 as base64url; how tokens are stored. */
export async function sha256(value: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(value))))
}

async function derive(material: CryptoKey, purpose: string): Promise<Uint8Array<ArrayBuffer>> {
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode(purpose) }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, material, KEY_BYTES * 8))
}

const KEY_ID_LENGTH = 8
const FINGERPRINT_LENGTH = 16

async function materialOf(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  if (bytes.byteLength !== KEY_BYTES)
    throw new Error(`The data key has ${bytes.byteLength} bytes and needs ${KEY_BYTES}.`)
  return crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits'])
}

const hmacKey = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

async function dataKeyOf(material: CryptoKey): Promise<DataKey> {
  const [encryption, search, print] = await Promise.all([
    derive(material, 'doorway personal data'),
    derive(material, 'doorway exact search'),
    derive(material, 'doorway fingerprint'),
  ])
  const fingerprint = base64Url(print).slice(0, FINGERPRINT_LENGTH)
  return {
    id: fingerprint.slice(0, KEY_ID_LENGTH),
    fingerprint,
    encryption: await crypto.subtle.importKey('raw', encryption, 'AES-GCM', false, ['encrypt', 'decrypt']),
    search: await hmacKey(search),
  }
}

/** The bytes that the key of the logs is made of, for a database that began with this data key. */
export async function auditBytesOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return derive(await materialOf(bytes), 'doorway audit')
}

/** The fingerprint of a data key. */
export async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return (await dataKeyOf(await materialOf(bytes))).fingerprint
}

/**
 * Derives a key for each purpose from 32 secret bytes. `old` are the bytes of keys that stored values may still have,
 * `audit` those of the key of the logs where another data key came first.
 */
export async function createSecrets(
  bytes: Uint8Array<ArrayBuffer>,
  { old = [], audit }: { old?: readonly Uint8Array<ArrayBuffer>[]; audit?: Uint8Array<ArrayBuffer> } = {},
): Promise<Secrets> {
  const material = await materialOf(bytes)
  const current = await dataKeyOf(material)
  return {
    current,
    old: await Promise.all(old.map(async (each) => dataKeyOf(await materialOf(each)))),
    links: await hmacKey(await derive(material, 'doorway links')),
    audit: await hmacKey(audit ?? (await derive(material, 'doorway audit'))),
    fingerprint: current.fingerprint,
  }
}
