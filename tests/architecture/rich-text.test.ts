import { describe, expect, it } from 'vitest'
import { safeHtml } from '../../apps/api/src/html/safe-html'
import { parseRichText, type RichElement } from '../../packages/ui/src/rich-text/parse-rich-text'

// The server allows exactly the HTML that the component renders: each would else promise what the other takes away.

const elements =
  'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col ' +
  'colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form frame ' +
  'frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map ' +
  'mark marquee math menu meta meter nav noscript object ol optgroup option output p param picture plaintext pre ' +
  'progress q rp rt ruby s samp script search section select slot small source span strong style sub summary sup svg ' +
  'table tbody td template textarea tfoot th thead time title tr track u ul var video wbr xmp'
const attributes =
  'abbr accesskey action align alt autofocus background bgcolor border class colspan contenteditable data-x dir ' +
  'download formaction height hidden href id lang loading name onclick onload poster rel rowspan scope span src ' +
  'srcdoc srcset start style tabindex target title type usemap value width'

const rendered = (html: string): RichElement | undefined =>
  parseRichText(html).find((piece): piece is RichElement => typeof piece !== 'string')

describe('a text of an author', () => {
  it.each(elements.split(' '))('may have <%s> for the server where it may for the component', (tag) => {
    const passes = safeHtml(`<${tag}>甲</${tag}>`).includes(`<${tag}`)
    expect(passes).toBe(rendered(`<${tag}>甲</${tag}>`)?.tag === tag)
  })

  it('keeps every attribute in the component that the server leaves in it', () => {
    const own = new Set(['target', 'rel'])
    for (const tag of elements.split(' '))
      for (const attribute of attributes.split(' ').filter((name) => !own.has(name))) {
        const html = safeHtml(`<${tag} ${attribute}="https://x.example">甲</${tag}>`)
        if (!html.includes('https://x.example')) continue
        expect(Object.values(rendered(html)?.attributes ?? {}), html).toEqual(['https://x.example'])
      }
  })

  it.each(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'title', 'textarea', 'svg'])(
    'loses the words of <%s> on both sides',
    (tag) => {
      expect(safeHtml(`<${tag}>甲</${tag}>`)).toBe('')
      expect(parseRichText(`<${tag}>甲</${tag}>`)).toEqual([])
    },
  )

  it('that the server made safe is drawn by the component as it is', () => {
    const html =
      '<h2>一</h2><p>甲 &amp; <a href="/a?b=1&amp;c=2">乙</a><br />丙<img src="/b.png" alt="图" /></p>' +
      '<table><tbody><tr><td colspan="2">丁</td></tr></tbody></table>'
    expect(parseRichText(safeHtml(html))).toEqual(parseRichText(html))
    expect(safeHtml(html)).toBe(html)
  })
})
