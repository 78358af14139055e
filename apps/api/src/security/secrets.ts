const text = new TextEncoder()

/** Bytes of the key material that everything else is derived from. */
export const KEY_BYTES = 32

/**
 * Keys for personal data. When the key is stored outside the database, a copy of the database alone reveals nothing.
 */
export interface Secrets {
  encryption: CryptoKey
  search: CryptoKey
  /** Signs addresses that are good for a while. */
  links: CryptoKey
  /** Identifies the key that a database was written with, without revealing it. */
  fingerprint: string
}

/** Bytes as base64url, which needs no escaping anywhere. */
export function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Bytes back from base64url, or from plain base64. */
export function fromBase64Url(value: string): Uint8Array<ArrayBuffer> {
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

/** Derives a key for each purpose from 32 secret bytes. */
export async function createSecrets(bytes: Uint8Array<ArrayBuffer>): Promise<Secrets> {
  if (bytes.byteLength !== KEY_BYTES)
    throw new Error(`The data key has ${bytes.byteLength} bytes and needs ${KEY_BYTES}.`)
  const material = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits'])
  const [encryption, search, fingerprint, links] = await Promise.all([
    derive(material, 'doorway personal data'),
    derive(material, 'doorway exact search'),
    derive(material, 'doorway fingerprint'),
    derive(material, 'doorway links'),
  ])
  return {
    encryption: await crypto.subtle.importKey('raw', encryption, 'AES-GCM', false, ['encrypt', 'decrypt']),
    search: await crypto.subtle.importKey('raw', search, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
    links: await crypto.subtle.importKey('raw', links, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
    fingerprint: base64Url(fingerprint).slice(0, 16),
  }
}
