/** Encrypts a password for the wire with the PEM key the server serves. */
export type EncryptPassword = (password: string, publicKeyPem: string) => Promise<string>

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** RSA-OAEP with SHA-256 by the platform, in base64. Browsers offer it on https and localhost only. */
export const encryptWithPlatform: EncryptPassword = async (password, publicKeyPem) => {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) {
    throw new Error(
      'The server serves a public key for passwords, and this page has no WebCrypto (it needs https). ' +
        'Serve the page over https, or pass `encryptPassword` to createDoorwayClient().',
    )
  }
  const body = publicKeyPem.replaceAll(/-----[^-]+-----|\s/g, '')
  const scheme = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const key = await subtle.importKey('spki', bytesOf(body), scheme, false, ['encrypt'])
  const sealed = await subtle.encrypt({ name: 'RSA-OAEP' }, key, new TextEncoder().encode(password))
  return btoa(String.fromCharCode(...new Uint8Array(sealed)))
}

/** Turns a typed password into what is sent: sealed when a key is served (asked once), plain otherwise. */
export function createPasswordCipher(readKey: () => Promise<string | null>, encrypt: EncryptPassword) {
  let key: Promise<string | null> | null = null
  return async (password: string): Promise<string> => {
    key ??= readKey().catch((error: unknown) => {
      key = null
      throw error
    })
    const pem = await key
    return pem === null ? password : encrypt(password, pem)
  }
}
