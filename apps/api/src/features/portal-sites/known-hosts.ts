import { hostOf, openSites, type PortalCall } from './portal-sites.service'

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/
/** Where addresses begin when the request came to a host that is not known: a visitor can send any Host header. */
const NO_ORIGIN = 'http://localhost'

/** Is this the host of an open site, or of this machine itself? */
export async function isKnownHost(call: Pick<PortalCall, 'db' | 'contents'>, host: string): Promise<boolean> {
  if (LOOPBACK.test(host)) return true
  return (await openSites(call)).some(({ url }) => hostOf(url) === host)
}

/**
 * The origin of addresses that leave the portal: the configured one, else that of the request if its host is known.
 */
export async function portalOrigin(
  call: Pick<PortalCall, 'db' | 'contents'>,
  { publicOrigin, ownOrigin = NO_ORIGIN }: { publicOrigin?: string; ownOrigin?: string },
  { host, base }: { host: string; base: string },
): Promise<string> {
  if (publicOrigin !== undefined) return publicOrigin
  return (await isKnownHost(call, host)) ? base : ownOrigin
}
