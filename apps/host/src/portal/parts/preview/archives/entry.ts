/** A file in an archive. */
export interface ArchiveEntry {
  name: string
  /** Bytes when unpacked. */
  size: number
}

/** Names beyond these are not listed (domain 2.3). */
export const MAX_NAMES = 1000

/** A name as its maker wrote it: UTF-8, or GB 18030 as packers on Chinese machines do. */
export function nameOf(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next one may know it.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes)
}
