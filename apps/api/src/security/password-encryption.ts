const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' }

function derOf(pem: string): Uint8Array<ArrayBuffer> {
  const base64 = pem.replaceAll(/-----[^-]+-----|\s/g, '')
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

function pemOf(der: ArrayBuffer): string {
  const base64 = btoa(Array.from(new Uint8Array(der), (byte) => String.fromCharCode(byte)).join(''))
  const lines = base64.match(/.{1,64}/g) ?? []
  return ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n')
}

/** The public half (SPKI, PEM) of an RSA key in PKCS #8. */
export async function publicKeyOf(privatePem: string): Promise<string> {
  const key = await crypto.subtle.importKey('pkcs8', derOf(privatePem), ALGORITHM, true, ['decrypt'])
  const { kty, n, e } = await crypto.subtle.exportKey('jwk', key)
  const publicKey = await crypto.subtle.importKey('jwk', { kty, n, e }, ALGORITHM, true, ['encrypt'])
  return pemOf(await crypto.subtle.exportKey('spki', publicKey))
}

/** Decrypts a password (base64) with an RSA key in PKCS #8; undefined when it was not encrypted for this key. */
export async function decryptPassword(encrypted: string, privatePem: string): Promise<string | undefined> {
  try {
    const key = await crypto.subtle.importKey('pkcs8', derOf(privatePem), ALGORITHM, false, ['decrypt'])
    const bytes = Uint8Array.from(atob(encrypted), (character) => character.charCodeAt(0))
    return new TextDecoder().decode(await crypto.subtle.decrypt(ALGORITHM, key, bytes))
  } catch {
    return undefined
  }
}
