const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  copy: '©',
  times: '×',
}

const LAST_CODE = 0x10ffff

function characterOf(code: number): string {
  return code > 0 && code <= LAST_CODE ? String.fromCodePoint(code) : ''
}

/** Replaces the entities that editors write; an unknown one stays as it is. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|[a-zA-Z]{2,8});/g, (whole, name: string) => {
    if (name.startsWith('#x')) return characterOf(Number.parseInt(name.slice(2), 16))
    if (name.startsWith('#')) return characterOf(Number(name.slice(1)))
    return named[name] ?? whole
  })
}
