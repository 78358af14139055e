import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { openTestApp } from '../../testing/open-test-app'

const app = await openTestApp()
const visitor = app.anonymous()

/** A cover that one public article has, and nothing else. */
async function findCover() {
  return onlyRow(
    await rowsOf<{ articleId: number; fileId: string }>(
      app.db,
      sql`select article.id::int as "articleId", article.cover_file_id as "fileId" from cms_article article
        join cms_column part on part.id = article.column_id and part.visibility = 'public'
        where article.state = 'approved' and article.offline_at is null and article.visibility = 'inherit'
          and article.live_revision_id is not null
          and (select count(*) from file_use used where used.file_id = article.cover_file_id) = 1
        order by article.id limit 1`,
    ),
  )
}

const { articleId, fileId } = await findCover()
const address = `/api/file/content/${fileId}`
const statusOf = async () => (await visitor.send(new Request(`http://doorway.test${address}`))).status
const takeDownAt = (minutes: number | null) =>
  app.db.execute(
    sql`update cms_article set offline_at = ${
      minutes === null ? null : new Date(app.clock.now().getTime() + minutes * 60_000).toISOString()
    }::timestamptz where id = ${articleId}`,
  )

describe('a picture that visitors have just read', () => {
  it('is gone with its article when the time of that is over', async () => {
    await takeDownAt(1)
    expect([await statusOf(), await statusOf()]).toEqual([200, 200])
    app.clock.advanceMinutes(2)
    expect(await statusOf()).toBe(404)
  })

  it('is gone at once when its article changes', async () => {
    await takeDownAt(null)
    expect([await statusOf(), await statusOf()]).toEqual([200, 200])
    await app.db.execute(sql`update cms_article set visibility = 'login' where id = ${articleId}`)
    expect(await statusOf()).toBe(401)
  })
})
