import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { articleClient, articleOf } from '../../testing/article-client'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const editor = articleClient(await as('edit01'))
const reviewer = articleClient(await as('review01'))

const payloads = [
  '<script>alert(1)</script>',
  '<ScRiPt SRC=//x.example/a.js></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img/src="x"/onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src=x:x onerror\n=alert(1)>',
  '<img srcset="x 1x, javascript:alert(1) 2x">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math>',
  '<a href="javascript:alert(1)">甲</a>',
  '<a href="java&#10;script&colon;alert(1)">甲</a>',
  '<a href=" &#14; javascript:alert(1)">甲</a>',
  '<a href="data:text/html,<script>alert(1)</script>">甲</a>',
  '<a href="vbscript:msgbox(1)">甲</a>',
  '<p onclick=alert(1)>甲</p>',
  '<p onpointerenter="alert(1)" tabindex=0>甲</p>',
  '<p style="background:url(javascript:alert(1))">甲</p>',
  '<p style="animation-name:x" onanimationstart="alert(1)">甲</p>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>甲</button></form>',
  '<button formaction="javascript:alert(1)">甲</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>甲</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<marquee onstart=alert(1)>甲</marquee>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<style>@import "javascript:alert(1)";</style>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<p title="`><img src=x onerror=alert(1)>">甲</p>',
  '<table background="javascript:alert(1)"><tr><td>甲</td></tr></table>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<dw-user-manager onready=alert(1)></dw-user-manager>',
]

/** An element, attribute or address that acts, outside the value of an attribute. */
const ACTS =
  /<\/?(?!(?:p|br|hr|h[234]|strong|b|em|i|u|s|su[bp]|span|code|pre|a|ul|ol|li|blockquote|img|fig\w+|table|caption|t\w{1,4})\b)[a-z!]|<[^>"]*(?:"[^"]*"[^>"]*)*\s(?:on\w+|style|srcset|formaction|background)=|(?:href|src)="\s*(?:javascript|data|vbscript):/i

describe('a hostile text through the API', () => {
  it('has more than forty forms here', () => {
    expect(payloads.length).toBeGreaterThan(40)
    expect(ACTS.test('<p>甲</p><img src="x" onerror=alert(1)>')).toBe(true)
  })

  it.each(payloads)('is stored and sent without what acts: %s', async (payload) => {
    const html = `<p>看得见的字</p>${payload}<p>结尾</p>`
    const saved = articleOf(await editor.save({ title: payload.slice(0, 100), summary: payload, bodyHtml: html }))
    const { rows } = Object(
      await db.execute(sql`select body_html from cms_article_revision where id = ${saved.revisionId}`),
    )
    expect(rows[0].body_html).not.toMatch(ACTS)
    expect(saved.bodyHtml).not.toMatch(ACTS)
    expect(saved.bodyHtml).toContain('看得见的字')
  })

  it('is sent to visitors without what acts', async () => {
    const all = payloads.filter((payload) => /^<(?:p|a|img)\b/.test(payload)).join('')
    const waiting = articleOf(await editor.submit(articleOf(await editor.save({ title: '合集', bodyHtml: all }))))
    const { id } = articleOf(await reviewer.review(waiting, 1))
    await reviewer.change([id], 'publish')
    const { data } = (await anonymous().get(`/api/portal/getContentDetail?type=article&id=${id}`)).body
    expect(Object(data).bodyHtml).not.toMatch(ACTS)
    expect(Object(data).bodyHtml).toContain('甲')
  })
})
