/**
 * The text of a csv: UTF-16 with a mark, UTF-8, which shows itself by being valid, or what Excel writes in China.
 * Null when it is none of these.
 */
export function csvText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next encoding is tried.
    }
  }
  return null
}
