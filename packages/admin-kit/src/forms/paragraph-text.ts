const ENTITIES: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]
const BULLET = '• '

const escapeText = (text: string) => ENTITIES.reduce((safe, [sign, name]) => safe.replaceAll(sign, name), text)
// From the last one: every entity contains an ampersand.
const unescapeText = (text: string) => ENTITIES.reduceRight((plain, [sign, name]) => plain.replaceAll(name, sign), text)

/** Paragraphs and lists, one line each, as HTML. A line that begins with a bullet is an item of a list. */
export function htmlOfText(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines
    .map((line, index) => {
      const isItem = line.startsWith(BULLET)
      if (!isItem) return `<p>${escapeText(line.trim())}</p>`
      const opens = index === 0 || !lines[index - 1]?.startsWith(BULLET)
      const closes = !lines[index + 1]?.startsWith(BULLET)
      return `${opens ? '<ul>' : ''}<li>${escapeText(line.slice(BULLET.length).trim())}</li>${closes ? '</ul>' : ''}`
    })
    .join('')
}

function linesOf(html: string): string {
  const lines = html.replaceAll(/<\/?ul>/g, '').match(/<(p|li)>[^<]*<\/\1>/g)
  if (!lines) return ''
  return lines
    .map((line) => `${line.startsWith('<li>') ? BULLET : ''}${unescapeText(line.replaceAll(/<[^<>]*>/g, ''))}`)
    .join('\n')
}

/** HTML as lines where nothing is lost by it; undefined where it has more than paragraphs and lists. */
export function textOfHtml(html: string): string | undefined {
  const text = linesOf(html)
  const plain = (source: string) =>
    source
      .split('\n')
      .map((line) => line.trim())
      .join('')
  return plain(htmlOfText(text)) === plain(html) ? text : undefined
}
