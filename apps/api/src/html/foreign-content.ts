import { Parser } from 'htmlparser2'

const FOREIGN = /<(?:svg|math)\b/i
const foreignRoots = new Set(['svg', 'math'])
/** Inside these a browser reads HTML again, or nothing but text of its own: what is in them stays in the drawing. */
const staying = new Set('foreignobject desc title mi mo mn ms mtext annotation-xml style script'.split(' '))
/** A browser ends a drawing or formula at these: an author has forgotten its end tag. */
const endingTags = new Set(
  (
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'
  ).split(' '),
)

/**
 * The HTML with an end tag for every drawing (`svg`) and formula (`math`) that has none, where browsers end it. The parser
 * of the sanitiser would take everything that follows for its content, and the text of the author would be lost.
 */
export function closeForeignContent(html: string): string {
  if (!FOREIGN.test(html)) return html
  const inserted: { at: number; tag: string }[] = []
  /** Elements from the open drawing or formula to the current one. */
  const open: string[] = []
  const parser = new Parser({
    onopentagname(name) {
      const [root] = open
      if (root === undefined) {
        if (foreignRoots.has(name)) open.push(name)
        return
      }
      if (endingTags.has(name) && !open.some((element) => staying.has(element.toLowerCase()))) {
        inserted.push({ at: parser.startIndex, tag: `</${root}>` })
        open.length = 0
        return
      }
      open.push(name)
    },
    onclosetag(name) {
      const place = open.lastIndexOf(name)
      if (place >= 0) open.length = place
    },
  })
  parser.end(html)
  let done = 0
  const parts = inserted.flatMap(({ at, tag }) => {
    const part = html.slice(done, at)
    done = at
    return [part, tag]
  })
  return [...parts, html.slice(done)].join('')
}
