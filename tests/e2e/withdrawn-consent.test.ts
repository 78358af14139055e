import { expect, it } from 'vitest'
import { signInByCall } from '../support/api-sign-in'
import { newVisitor, openAs } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const TITLE = '阳台上的种子日记'

/** The county publishes the submission of a parent of the demo. Returns the article. */
async function publish(): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: await signInByCall(portal.url, 'yc_county01') }
  const post = async (path: string, body: object) =>
    (await fetch(portal.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  const { data } = await post('/api/preschool/queryPageSubmission', { currentPage: 1, pageSize: 50, t: {} })
  const { id, version } = data.data.find(({ title }: { title: string }) => title === TITLE)
  const passed = await post('/api/preschool/audit', { id, version, decision: 'pass' })
  expect(passed).toMatchObject({ success: true })
  return passed.data.articleId
}

it('pictures of a child are gone from the portal, its cached pages and their addresses as soon as the parent withdraws', async () => {
  const article = `/comPageInfo?type=article&id=${await publish()}`
  const pages = [article, '/preschoolEducation/homeProduced', `/search?q=${encodeURIComponent('种子日记')}`]
  const { page } = await newVisitor(portal.browser)
  await page.goto(portal.url + article)
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  const pictures = await page.locator('main img').evaluateAll((all: HTMLImageElement[]) =>
    all.flatMap(({ src, srcset }) => {
      return [src, ...srcset.split(',').map((each) => new URL(each.trim().split(' ')[0] ?? '', src).href)]
    }),
  )
  const addresses = [...new Set(pictures.filter((each) => each.includes('/api/file/content/')))]
  expect(addresses.length).toBeGreaterThan(0)
  const textOf = async (path: string) => (await fetch(portal.url + path)).text()
  // Twice, so that the second response is the cached one.
  for (const path of [...pages, ...pages]) expect(await textOf(path), path).toContain(TITLE)
  for (const address of addresses) expect((await fetch(address)).status, address).toBe(200)

  const parent = await newVisitor(portal.browser, { viewport: { width: 360, height: 740 } })
  await openAs(parent.page, `${portal.url}/personalCenter?tab=privacy`, 'p_wangjg')
  await parent.page.getByRole('button', { name: '撤回授权：王梓涵，公开图片' }).click()
  const question = parent.page.getByRole('alertdialog', { name: '撤回授权' })
  await question.getByRole('button', { name: '撤回授权' }).click()
  await parent.page.getByText('已撤回', { exact: true }).waitFor()

  for (const address of addresses) expect((await fetch(address)).status, address).toBe(404)
  for (const path of pages) expect(await textOf(path), path).not.toContain(TITLE)
  expect((await fetch(portal.url + article)).status).toBe(404)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: '内容已下线' }).waitFor()
  expect(await page.locator('main').innerText()).not.toContain(TITLE)
  expect(parent.faults).toEqual([])
})
