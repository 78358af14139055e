import type { Config } from '../config'

function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))]
}

/** What may stand inline in a page, as sources of the policy: with the nonce of this response, or by its hash. */
export interface InlineSources {
  nonce?: string
  scriptHash?: string
  styleHash?: string
}

/** The content security policy of a page. Scripts run from our own files, or inline where named. */
export function contentSecurityPolicy(config: Config, { nonce, scriptHash, styleHash }: InlineSources): string {
  const services = originsOf([
    config.API_BASE,
    config.PREVIEW_BASE,
    config.MEDIA_BASE,
    config.TEACH_RESEARCH_BASE,
    config.USER_PLATFORM_BASE,
  ])
  const own = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`
  const hashed = (hash: string | undefined) => (hash === undefined ? '' : ` '${hash}'`)
  return [
    "default-src 'self'",
    `script-src ${own}${hashed(scriptHash)}`,
    `style-src ${own}${hashed(styleHash)}`,
    "worker-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...services].join(' ')}`,
    `media-src ${["'self'", 'blob:', ...originsOf([config.MEDIA_BASE])].join(' ')}`,
    `frame-src ${["'self'", ...originsOf([config.PREVIEW_BASE])].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // The console shows a site's front page next to its blocks.
    `frame-ancestors ${["'self'", ...config.EMBED_ORIGINS].join(' ')}`,
  ].join('; ')
}

/** Headers of every response. HSTS only where the site is known to be on TLS. */
export function commonHeaders(config: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(config.PUBLIC_ORIGIN?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** Headers that let a listed origin read a response; none for any other, `null` included. */
export function crossOriginHeaders(config: Config, origin: string | null): Record<string, string> {
  if (origin === null || !config.EMBED_ORIGINS.includes(origin)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Content-Disposition, X-Perm-Epoch, Retry-After',
  }
}

/** Additional headers of a preflight response. */
export const preflightHeaders: Record<string, string> = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Accept-Language',
  'access-control-max-age': '600',
}
