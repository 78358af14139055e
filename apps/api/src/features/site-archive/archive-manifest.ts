/** A file of an archive, or a page that it does not hold. */
export interface ManifestEntry {
  path: string
  /** Its address in the portal; empty for what the archive adds. */
  address: string
  type: string
  title: string
  bytes: number
  /** Hexadecimal. */
  sha256: string
}

const BYTE_ORDER_MARK = '\ufeff'
const HEADERS = ['path', 'address', 'type', 'title', 'bytes', 'sha256']
/** Beginnings that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return `"${text.replaceAll('"', '""')}"`
}

/** The entries as a table for spreadsheets. */
export function manifestTable(entries: readonly ManifestEntry[]): string {
  const rows = entries.map(({ path, address, type, title, bytes, sha256 }) =>
    [path, address, type, title, bytes, sha256].map(cell).join(','),
  )
  return `${BYTE_ORDER_MARK}${[HEADERS.join(','), ...rows].join('\r\n')}\r\n`
}

/** The checksums as `sha256sum --check` reads them. */
export const checksums = (entries: readonly ManifestEntry[]): string =>
  entries.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('')
