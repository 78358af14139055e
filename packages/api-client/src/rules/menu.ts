/** Names of menu items that always mean one of the built-in screens (section 2). */
export const builtInScreens = [
  'user-management',
  'user-add',
  'user-edit',
  'role-management',
  'role-add',
  'role-edit',
  'workgroup-management',
  'workgroup-add',
  'workgroup-edit',
  'organization-management',
  'logging-login',
  'logging-operation',
  'self-edit',
  'async-routes-config',
] as const

// Letters, digits, marks of a path and CJK; no backslash, no colon, no control character.
const INSIDE = /^\/(?!\/)[\p{L}\p{N}\-._~!$&'()*+,;=@%/]*(?:\?[^\s\\]*)?$/u
const OUTSIDE = /^https?:\/\/[^\s\\@/]+(?:\/[^\s\\]*)?$/i
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/
const ESCAPED_MARK = /%(?:2e|2f|5c|[01][0-9a-f]|7f)/i
const COMPONENT = /^[A-Za-z][\w-]*(?:\/[A-Za-z][\w-]*)*$/
const RESERVED: readonly string[] = ['constructor', 'prototype', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']

/** A path inside the console: no other host, no scheme, no way up, none of these in disguise. */
export function isInsideUrl(url: string): boolean {
  const [path = ''] = url.split('?')
  return INSIDE.test(url) && !DOT_SEGMENT.test(path) && !ESCAPED_MARK.test(path)
}

/** An address of the web that a menu item may lead out to. */
export function isOutsideUrl(url: string): boolean {
  if (!OUTSIDE.test(url)) return false
  try {
    return Boolean(new URL(url))
  } catch {
    return false
  }
}

/** The name of a screen (`school/Management`): letters and slashes, nothing that means something to the language. */
export function isComponentName(component: string): boolean {
  return COMPONENT.test(component) && !component.split('/').some((part) => RESERVED.includes(part))
}
