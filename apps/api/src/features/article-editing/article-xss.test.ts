import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { articleClient, articleOf } from '../../testing/article-client'
import { hostileTexts as payloads } from '../../testing/hostile-texts'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const editor = articleClient(await as('edit01'))
const reviewer = articleClient(await as('review01'))

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
