import type { Db } from '../../db/database'
import { base64Url, sha256 } from '../../security/secrets'
import { isDeviceOf, rememberDevice } from './known-devices.queries'

const COOKIE = 'doorway-device'
const TOKEN = /(?:^|;\s*)doorway-device=([\w-]{43})(?:;|$)/
const TOKEN_BYTES = 32
const LIFETIME_S = 180 * 24 * 3_600
const MAX_DEVICES = 10
/** The only call that the cookie is sent with. It opens nothing: it spares its browser the locks of others. */
const PATH = '/api/auth/login'

const tokenOf = (request: Request) => TOKEN.exec(request.headers.get('cookie') ?? '')?.[1]

/** The hash of the device that the request comes from, if the account with this login name has used it before. */
export async function knownDeviceOf(db: Db, request: Request, name: string): Promise<string | undefined> {
  const token = tokenOf(request)
  // The same work for a browser without a token, so that the time says nothing about an account.
  const tokenHash = await sha256(token ?? '')
  const isKnown = await isDeviceOf(db, name, tokenHash)
  return token !== undefined && isKnown ? tokenHash : undefined
}

/**
 * Remembers the browser of a sign-in for this person and returns the cookie for it. A browser that several people use
 * has one token for all of them.
 */
export async function rememberBrowser(
  tx: Db,
  { userId, request, isSecure, now }: { userId: number; request: Request; isSecure: boolean; now: Date },
): Promise<string> {
  const token = tokenOf(request) ?? base64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
  await rememberDevice(tx, { userId, tokenHash: await sha256(token), now, limit: MAX_DEVICES })
  const attributes = [
    `Path=${PATH}`,
    `Max-Age=${LIFETIME_S}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ]
  return [`${COOKIE}=${token}`, ...attributes].join('; ')
}
