const HEADERS = ['x-forwarded-for', 'forwarded']

/**
 * Returns a function that looks at the headers of each request and warns once when a proxy forwards an address that
 * does not count: all visitors then seem to come from the proxy, and share one limit.
 */
export function forwardedWarning(trustedHops: number, warn: (line: string) => void): (headers: Headers) => void {
  let isSilent = trustedHops > 0
  return (headers) => {
    if (isSilent || !HEADERS.some((name) => headers.has(name))) return
    isSilent = true
    warn(
      'A request has a forwarded address, but TRUSTED_PROXY_HOPS is 0: all visitors behind a proxy count as one. Set it to the number of proxies in front of this server; without a proxy the header is made up and ignored.',
    )
  }
}
