// An https origin, so that a backslash counts as a slash as in pages. Names below .invalid cannot be registered.
const OWN = 'https://own.invalid'

/**
 * The scheme of an address as a browser would read it, tabs, line ends and backslashes included; `own` for a path on
 * our own site, undefined for what is no address.
 */
export function schemeOf(address: string): string | undefined {
  if (!URL.canParse(address, OWN)) return undefined
  const { origin, protocol } = new URL(address, OWN)
  return origin === OWN ? 'own' : protocol.slice(0, -1)
}
