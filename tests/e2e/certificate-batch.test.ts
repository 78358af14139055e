import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const COMPETITION = '云泽省第二届中小学微课大赛'
const START = '生成全部证书（PDF）'
/** Enough that a person can watch them being made, and stop. */
const MANY = 3_000

const portal = servePortal(
  {},
  `insert into certificate (no, verify_code, award_grant_id, holder_name, content, issued_at)
    select '批量证书第' || n || '号', 'ABCDEFGHJK', source.award_grant_id, source.holder_name, source.content, now()
    from generate_series(1, ${MANY}) n,
      (select * from certificate where revoked_at is null and replaces_id is null order by id limit 1) source;`,
)

async function openCertificates(page: Page): Promise<void> {
  await openMenu(page, '成绩与证书', '成绩管理')
  await page.getByRole('combobox', { name: '赛事' }).selectOption({ label: COMPETITION })
  await page.getByRole('tab', { name: '证书', exact: true }).click()
}

/** Starts the file and waits until some certificates are made, but not all. */
async function startAndWatch(page: Page): Promise<number> {
  await page.getByRole('button', { name: START }).click()
  const bar = page.getByRole('group', { name: START }).getByRole('progressbar')
  await page.getByText(/^正在生成：[1-9]\d* \/ \d{4}$/).waitFor()
  const done = Number(await bar.getAttribute('aria-valuenow'))
  const total = Number(await bar.getAttribute('aria-valuemax'))
  expect(total).toBeGreaterThan(MANY)
  expect(done).toBeLessThan(total)
  return total
}

it('the file of all certificates is made with a count, stopped, and made again', async () => {
  const { page, faults } = await newVisitor(portal.browser)
  await openAs(page, `${portal.url}/home`, 'comp01')
  await openCertificates(page)
  await startAndWatch(page)
  // A second file of the same is not started meanwhile.
  expect(await page.getByRole('button', { name: START }).getAttribute('aria-busy')).toBe('true')
  await page.getByRole('button', { name: '停止生成' }).click()
  await page.getByText('已停止，没有生成文件').waitFor()
  expect(await page.getByRole('progressbar').count()).toBe(0)

  const total = await startAndWatch(page)
  await openMenu(page, '消息与任务', '消息中心')
  await page.getByRole('tab', { name: '任务' }).click()
  const rows = page.getByRole('row', { name: /证书/ })
  await rows.filter({ hasText: '已取消' }).waitFor()
  const row = rows.filter({ hasNotText: '已取消' })
  await row.getByText('已完成').waitFor({ timeout: 60_000 })
  const [file] = await Promise.all([page.waitForEvent('download'), row.getByRole('button', { name: '下载' }).click()])
  expect(file.suggestedFilename()).toBe(`${COMPETITION}-证书.pdf`)
  const made = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  expect(made.numPages).toBe(total)
  expect(faults).toEqual([])
})
