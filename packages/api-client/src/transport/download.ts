/** A file returned by an export. */
export interface Download {
  blob: Blob
  fileName: string
}

const EXTENDED = /filename\*\s*=\s*(?:utf-8|UTF-8)''([^;\s]+)/
const QUOTED = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/
const BARE = /filename\s*=\s*([^;\s"]+)/

function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Headers arrive as single bytes; a server that writes UTF-8 straight into them is read right all the same. */
function bytesAsUtf8(text: string): string {
  if (!/^[\u0020-\u00ff]*$/.test(text)) return text
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return text
  }
}

const baseName = (name: string) => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).trim()

/** The file name of a content-disposition header (RFC 6266 and 5987), without any folder, else the fallback. */
export function fileNameOf(contentDisposition: string | null, fallback: string): string {
  if (contentDisposition === null) return fallback
  const extended = EXTENDED.exec(contentDisposition)?.[1]
  const plain = QUOTED.exec(contentDisposition)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? BARE.exec(contentDisposition)?.[1]
  const named = extended && percentDecoded(extended)
  const found = named || (plain && (/%[0-9A-Fa-f]{2}/.test(plain) ? percentDecoded(plain) : null)) || plain
  return baseName(found ? bytesAsUtf8(found) : '') || fallback
}
