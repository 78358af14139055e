/** Attributes in the order they stand, raw. */
export type RawAttribute = readonly [name: string, value: string]

const isSpace = (character: string) => character.trim() === ''

/** Walks once over the inside of a tag, behind its name; `a=b`, `a='b'`, `a="b"` and bare `a`. */
export function readAttributes(source: string): RawAttribute[] {
  const found: RawAttribute[] = []
  let at = 0
  const skip = (isSkipped: (character: string) => boolean) => {
    const from = at
    while (at < source.length && isSkipped(source.charAt(at))) at += 1
    return source.slice(from, at)
  }
  while (at < source.length) {
    skip((character) => isSpace(character) || character === '/')
    const name = skip((character) => character !== '=' && character !== '/' && !isSpace(character)).toLowerCase()
    skip(isSpace)
    if (source.charAt(at) !== '=') {
      if (name !== '') found.push([name, ''])
      continue
    }
    at += 1
    skip(isSpace)
    const quote = source.charAt(at)
    const isQuoted = quote === '"' || quote === "'"
    if (isQuoted) at += 1
    const value = skip((character) => (isQuoted ? character !== quote : !isSpace(character)))
    if (isQuoted) at += 1
    found.push([name, value])
  }
  return found
}
