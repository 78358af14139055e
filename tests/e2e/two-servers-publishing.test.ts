import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInByCall } from '../support/api-sign-in'
import { startPostgres, type PostgresServer } from '../support/postgres-server'
import { startServer, temporaryFolder, type StartedServer } from '../support/running-portal'

const folders = [temporaryFolder(), temporaryFolder()] as const
const TITLE = '两个进程同时发布的通知'
const SECOND = 1_000
const STEP = 150
let postgres: PostgresServer
let servers: StartedServer[]

beforeAll(async () => {
  postgres = await startPostgres()
  servers = await Promise.all(
    folders.map(({ path }) => startServer({ DATA_DIR: path, DATABASE_URL: postgres.address })),
  )
})
afterAll(async () => {
  for (const { process } of servers) process.kill('SIGKILL')
  await postgres.stop()
  for (const folder of folders) folder.remove()
})

interface Saved {
  id: number
  version: number
}

async function call(name: string, body: object, username = 'admin'): Promise<Saved> {
  const [{ url } = { url: '' }] = servers
  const response = await fetch(`${url}/api/cmsArticle/${name}`, {
    method: 'POST',
    headers: { authorization: await signInByCall(url, username), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { success, msg, data } = await response.json()
  if (!success) throw new Error(`${name}: ${msg}`)
  return data
}

/** A moment in the zone of the site, as calls write it. */
const siteTime = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What a visitor of one server sees of the article: its page, its column, its feed, the site map and its search. */
async function isShown(url: string, id: number): Promise<boolean[]> {
  // By its link: the page of the search also shows what was searched for.
  const link = new RegExp(`type=article&(?:amp;)?id=${id}(?!\\d)`)
  const holds = async (path: string) => link.test(await (await fetch(url + path)).text())
  const page = await fetch(`${url}/comPageInfo?type=article&id=${id}`)
  return Promise.all([
    Promise.resolve(page.status === 200),
    holds('/announcement'),
    holds('/rss.xml'),
    holds('/sitemap.xml'),
    holds(`/search?q=${encodeURIComponent(TITLE)}`),
  ])
}

const all = [true, true, true, true, true]
const none = [false, false, false, false, false]

describe('an article with a time of publication and of withdrawal', () => {
  it('appears and disappears at its second on every server process', async () => {
    const draft = await call('insertOrUpdateArticle', {
      siteId: 1,
      columnId: 1,
      title: TITLE,
      bodyHtml: '<p>正文</p>',
    })
    const waiting = await call('submitReview', { id: draft.id, version: draft.version })
    await call('review', { id: draft.id, version: waiting.version, level: 1, decision: 'pass' }, 'review01')
    const from = Math.ceil(Date.now() / SECOND) * SECOND + 6 * SECOND
    const until = from + 6 * SECOND
    await call('changeArticles', {
      ids: [draft.id],
      action: 'publish',
      publishAt: siteTime(from),
      offlineAt: siteTime(until),
    })

    const seen = { before: 0, during: 0, after: 0 }
    while (Date.now() < until + 3 * SECOND) {
      for (const { url } of servers) {
        const began = Date.now()
        const shown = await isShown(url, draft.id)
        const ended = Date.now()
        const where = `${url} from ${siteTime(began)}`
        // A request that was under way at the second itself may have either result.
        if (ended < from) {
          expect(shown, where).toEqual(none)
          seen.before += 1
        } else if (began >= from && ended < until) {
          expect(shown, where).toEqual(all)
          seen.during += 1
        } else if (began >= until) {
          expect(shown, where).toEqual(none)
          seen.after += 1
        }
      }
      await pause(STEP)
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(4)
  })
})
