import { readXlsx } from 'hucre'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { signInByCall } from '../support/api-sign-in'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

/** A large export of users by one person, as it was left. */
const exportOf = (username: string, state: string, problem: string | null) => `
  insert into task (kind, state, params, problem, owner_id, request_id, ip, locale, attempts, heartbeat_at, created_at)
  select 'export', '${state}', '{"type":"user","conditions":{"username":"t_linyq"},"columns":["username"]}',
    ${problem === null ? 'null' : `'${problem}'`}, id, 'journey', '127.0.0.1', 'zh', 1, now() + interval '1 day', now()
  from app_user where username = '${username}';`

// The running one is that of another server, which never ends it.
const portal = servePortal(
  {},
  exportOf('wc_city01', 'running', null) +
    exportOf('prov01', 'failed', 'tasks.interrupted') +
    exportOf('sysop', 'failed', 'tasks.interrupted'),
)

const HEADINGS = '登录名,用户名,用户类型,密码,所属机构,所在区域,邮箱,手机号,身份证号,角色'

/** More rows than the server checks at once. */
const ROWS = 1_001

async function importLarge(authorization: string) {
  const lines = Array.from(
    { length: ROWS },
    (_, at) => `t_task${at},新老师,教师,Import@2026,望川市砚池小学,380102,t_task${at}@doorway.example,,,`,
  )
  const form = new FormData()
  form.set('file', new File([[HEADINGS, ...lines].join('\r\n')], '用户.csv'))
  form.set('mode', 'skip')
  const response = await fetch(`${portal.url}/api/import/user/check`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  })
  expect(response.status).toBe(200)
}

async function openTasks(page: Page) {
  await openMenu(page, '消息与任务', '消息中心')
  await page.getByRole('tab', { name: '任务' }).click()
}

async function tasksOf(username: string) {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, `${portal.url}/home`, username)
  await openTasks(visitor.page)
  return { ...visitor, row: visitor.page.getByRole('row', { name: /导出/ }) }
}

async function download(page: Page) {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载' }).click()
  const workbook = await readXlsx(readFileSync(await (await file).path()))
  return workbook.sheets[0]?.rows.flat()
}

describe('the tasks of the message centre', () => {
  it('are one’s own, followed until they end', async () => {
    await importLarge(await signInByCall(portal.url))
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`)
    await openTasks(page)
    const row = page.getByRole('row', { name: /导入校验/ })
    await row.getByText('已完成').waitFor()
    await row.getByText(`${ROWS} 行`).waitFor()
    await page.getByRole('combobox', { name: '状态' }).selectOption({ label: '失败' })
    await page.getByText('没有符合条件的任务').waitFor()
    await page.getByRole('button', { name: '显示全部' }).click()
    await row.waitFor()
    expect(faults).toEqual([])
    const other = await newVisitor(portal.browser)
    await openAs(other.page, `${portal.url}/home`, 'yc_county01')
    await openTasks(other.page)
    await other.page.getByText('暂无任务').waitFor()
  })

  it('stop when their owner cancels them, and can be run again', async () => {
    const { page, row, faults } = await tasksOf('wc_city01')
    await row.getByText('进行中').waitFor()
    await row.getByRole('button', { name: '取消' }).click()
    const question = page.getByRole('alertdialog', { name: '取消任务' })
    await question.getByRole('button', { name: '取消', exact: true }).click()
    await question.waitFor({ state: 'hidden' })
    await page.reload()
    await row.getByText('进行中').waitFor()
    await row.getByRole('button', { name: '取消' }).click()
    await question.getByRole('button', { name: '取消任务' }).click()
    await page.getByText('“导出”已取消').waitFor()
    await page.reload()
    await row.getByText('已取消').waitFor()
    await row.getByRole('button', { name: '重试' }).click()
    await page.getByText('“导出”已重新排队').waitFor()
    await row.getByText('已完成').waitFor()
    expect(await download(page)).toEqual(['登录名', 't_linyq'])
    expect(faults).toEqual([])
  })

  it('are run again once when they have failed', async () => {
    const { page, context, row, faults } = await tasksOf('prov01')
    await row.getByText('服务器多次中断，任务未完成').waitFor()
    const late = await context.newPage()
    await late.goto(page.url())
    const lateRow = late.getByRole('row', { name: /导出/ })
    await lateRow.getByText('失败').waitFor()
    await row.getByRole('button', { name: '重试' }).click()
    await row.getByText('已完成').waitFor()
    expect(await download(page)).toEqual(['登录名', 't_linyq'])
    await lateRow.getByRole('button', { name: '重试' }).click()
    await late.getByText('只有失败或已取消的任务可以重试').waitFor()
    await late.reload()
    await lateRow.getByText('已完成').waitFor()
    expect(await lateRow.count()).toBe(1)
    expect(faults).toEqual([])
  })

  it('fail again for people who have lost the permission', async () => {
    const { page, row } = await tasksOf('sysop')
    await row.getByRole('button', { name: '重试' }).click()
    await row.getByText('您没有权限执行此操作').waitFor()
    await page.reload()
    await row.getByText('失败').waitFor()
    expect(await page.getByRole('button', { name: '下载' }).count()).toBe(0)
  })
})
