/** One array of several parts; the original itself when the parts are all of it. */
export function joined(parts: readonly Uint8Array[], original: Uint8Array): Uint8Array {
  const size = parts.reduce((sum, { length }) => sum + length, 0)
  if (size === original.length && parts.every(({ buffer }) => buffer === original.buffer)) return original
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
