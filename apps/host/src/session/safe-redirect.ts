/**
 * The address to go to after signing in. Only a path of our own origin counts; everything a browser might read as
 * another site (`//host`, `/\host`, schemes, tabs and line breaks inside) leads to the fallback.
 */
export function safeRedirect(wanted: string | null, origin: string): string | null {
  if (wanted === null || !wanted.startsWith('/') || /[\s\\\p{Cc}]/u.test(wanted)) return null
  const target = parse(wanted, origin)
  if (!target || target.origin !== origin || target.pathname.startsWith('//') || target.pathname === '/login')
    return null
  return target.pathname + target.search + target.hash
}

// URL.parse would do, but Chromium 109 lacks it.
function parse(text: string, base: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
