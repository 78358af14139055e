/** Where a menu item leads: into the console, out to another site, or nowhere that may be opened. */
export type MenuTarget =
  | { kind: 'inside'; path: string }
  | { kind: 'outside'; url: string }
  | { kind: 'refused' }
  | { kind: 'none' }

// Letters, digits, marks of a path and CJK; no backslash, no colon, no control character, no dot segments.
const INSIDE = /^\/(?!\/)[\p{L}\p{N}\-._~!$&'()*+,;=@%/]*(\?[^\s\\]*)?$/u
const DOT_SEGMENT = /(^|\/)\.{1,2}(\/|$)/

/**
 * Reads the url of a menu item. Menus come from a server that may have been tampered with, so anything but a plain
 * path or an http(s) address is refused: `javascript:`, `data:`, `//host`, backslashes and dot segments lead nowhere.
 */
export function menuTarget(url: string | null): MenuTarget {
  const text = url?.trim()
  if (!text) return { kind: 'none' }
  if (/^https?:\/\/[^\s\\]+$/i.test(text)) return { kind: 'outside', url: text }
  const path = text.startsWith('/') ? text : `/${text}`
  // A bare "user-management" is the specification's short form of "/user-management"; "javascript:x" is not a path.
  if (!INSIDE.test(path) || DOT_SEGMENT.test(path)) return { kind: 'refused' }
  return { kind: 'inside', path }
}
