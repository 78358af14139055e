import type { Connection } from '../endpoints/connection'

/** Encrypts a password for the wire with the PEM key the server serves. */
export type EncryptPassword = (password: string, publicKeyPem: string) => Promise<string>

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** RSA-OAEP with SHA-256 by the platform, in base64. Browsers offer it on https and localhost only. */
const encryptWithPlatform: EncryptPassword = async (password, publicKeyPem) => {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) {
    throw new Error(
      'The server requires encrypted passwords, and this page has no WebCrypto. ' +
        'Serve the page over https, or pass `encryptPassword` to createDoorwayClient().',
    )
  }
  const body = publicKeyPem.replaceAll(/-----[^-]+-----|\s/g, '')
  const scheme = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const key = await subtle.importKey('spki', bytesOf(body), scheme, false, ['encrypt'])
  const sealed = await subtle.encrypt({ name: 'RSA-OAEP' }, key, new TextEncoder().encode(password))
  return btoa(String.fromCharCode(...new Uint8Array(sealed)))
}

/** The key the server serves for passwords; null when it serves none (section 7: none set). */
async function readKey({ api, unwrap }: Pick<Connection, 'api' | 'unwrap'>): Promise<string | null> {
  return (await unwrap.data(api.GET('/api/auth/publicKey'))).publicKey
}

/** Turns a typed password into what is sent: encrypted when a key is served (fetched once), plain otherwise. */
export function createPasswordCipher(connection: Connection): (password: string) => Promise<string> {
  const encrypt = connection.encryptPassword ?? encryptWithPlatform
  let key: Promise<string | null> | null = null
  return async (password) => {
    key ??= readKey(connection).catch((error: unknown) => {
      key = null
      throw error
    })
    const pem = await key
    return pem === null ? password : encrypt(password, pem)
  }
}
