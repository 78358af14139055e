import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { safeHtml } from '../../html/safe-html'
import { openTestApp } from '../../testing/open-test-app'

const { anonymous, db } = await openTestApp()
const visitor = anonymous()

/** Where an HTML text is kept, and the page that shows the one changed here. */
const places = [
  { table: 'cms_article_revision', column: 'body_html', where: 'article_id = 14', page: 'type=article&id=14' },
  { table: 'research_activity', column: 'intro_html', where: 'id = 1', page: 'type=activity&id=1' },
  { table: 'workgroup', column: 'intro_html', where: 'id = 1', page: 'type=studio&id=1' },
  { table: 'school_profile', column: 'intro_html', where: 'school_id = 8', page: 'type=school&id=8' },
  { table: 'principal_profile', column: 'resume_html', where: 'id = 1', page: 'type=principal&id=1' },
  { table: 'principal_profile', column: 'ideas_html', where: 'id = 1', page: 'type=principal&id=1' },
] as const

async function textsOf({ table, column }: (typeof places)[number]): Promise<string[]> {
  const rows = await db.select({ html: sql<string>`${sql.raw(column)}` }).from(sql.raw(table))
  return rows.map(({ html }) => html)
}

describe('an HTML text of the demo', () => {
  it.each(places)('in $table ($column) is safe as it is', async (place) => {
    const texts = await textsOf(place)
    expect(texts.length).toBeGreaterThan(0)
    for (const html of texts) expect(safeHtml(html).replaceAll(' />', '>')).toBe(html)
  })
})

describe('an HTML text that holds a script', () => {
  it.each(places)('in $table ($column) is told without it', async ({ table, column, where, page }) => {
    const written = '<p onclick="x()">安全</p><script>alert(1)</script><img src="x" onerror="x()"><svg onload="x()">'
    await db.execute(sql`update ${sql.raw(table)} set ${sql.raw(column)} = ${written} where ${sql.raw(where)}`)
    const response = await visitor.get(`/api/portal/getContentDetail?${page}`)
    const text = JSON.stringify(response.body.data)
    expect(text).toContain('<p>安全</p><img src=\\"x\\" />')
    expect(text).not.toMatch(/onclick|onerror|onload|<script|<svg/)
  })
})
