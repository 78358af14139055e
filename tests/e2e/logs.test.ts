import { readXlsx } from 'hucre'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { signInByCall } from '../support/api-sign-in'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

async function auditorAt(screen: string) {
  const { page, faults } = await newVisitor(portal.browser)
  await openAs(page, `${portal.url}/home`, 'audit01')
  await openMenu(page, '安全审计', screen)
  return { page, faults }
}

async function call(token: string, path: string, body: object, method = 'POST') {
  const headers = { 'content-type': 'application/json', authorization: token }
  const request = { method, headers, body: JSON.stringify(body) }
  return fetch(portal.url + path, request)
}

const details = (page: Page) => page.getByRole('button', { name: /^查看“角色：修改/ }).first()

describe('the sign-in log', () => {
  it('is searched and exported by an auditor, and its address leads back to the search', async () => {
    const { page, faults } = await auditorAt('登录日志')
    await page.getByRole('gridcell', { name: 'audit01' }).first().waitFor()
    await page.getByLabel('登录名').fill('root_admin')
    await page.getByLabel('结果').selectOption({ label: '登录失败' })
    await page.getByRole('button', { name: '查询', exact: true }).click()
    await page.getByText('共 50 条').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出' }).click()
    expect((await download).suggestedFilename()).toMatch(/^登录日志-\d{8}\.xlsx$/)
    await page.reload()
    await page.getByText('共 50 条').waitFor()
    expect(faults).toEqual([])
  })

  it('is neither in the menu nor at its address for people without the code, and refused by the server', async () => {
    const { page } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/logging-login`, 'prov01')
    await page.waitForURL('**/404')
    const token = await signInByCall(portal.url, 'prov01')
    const listed = await call(token, '/api/log/queryPageLoginLog', { currentPage: 1, pageSize: 10 })
    expect(listed.status).toBe(403)
    expect((await call(token, '/api/file/exportExcel', { exportType: 'loginLog' })).status).toBe(403)
  })
})

describe('the operation log', () => {
  it('shows a change field by field, and everything of its record and request', async () => {
    const token = await signInByCall(portal.url)
    const role = { name: '日志前', icon: 'role', roleExtent: 'scope=org', parentId: 0 }
    const { data } = await (await call(token, '/api/system/cscpRoless', role)).json()
    await call(token, '/api/system/cscpRoless', { ...role, id: data.id, name: '日志后' }, 'PUT')
    const { page, faults } = await auditorAt('操作日志')
    await page.getByRole('combobox', { name: '操作', exact: true }).selectOption({ label: '角色：修改' })
    await page.getByRole('button', { name: '查询', exact: true }).click()
    await details(page).click()
    const drawer = page.getByRole('dialog', { name: '角色：修改' })
    await drawer.getByRole('row', { name: '名称 日志前 日志后' }).waitFor()
    await drawer.getByRole('button', { name: '此对象的全部操作' }).click()
    await page.getByText('共 2 条').waitFor()
    await details(page).click()
    await drawer.getByRole('button', { name: '此请求的全部操作' }).click()
    await page.getByText('共 1 条').waitFor()
    expect(faults).toEqual([])
  })

  it('is exported with the rows that its filters leave, five times within an hour', async () => {
    const token = await signInByCall(portal.url)
    for (const name of ['导出甲', '导出乙']) {
      await call(token, '/api/system/cscpRoless', { name, icon: 'role', roleExtent: 'scope=org', parentId: 0 })
    }
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`)
    await openMenu(page, '安全审计', '操作日志')
    await page.getByRole('combobox', { name: '操作', exact: true }).selectOption({ label: '角色：新增' })
    await page.getByRole('button', { name: '查询', exact: true }).click()
    const listed = page.getByRole('gridcell', { name: /角色 · / })
    await page.getByRole('row', { name: /导出乙/ }).waitFor()
    await expect.poll(async () => (await listed.allInnerTexts()).every((text) => text.startsWith('角色 · '))).toBe(true)
    const shown = await listed.allInnerTexts()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^操作日志-\d{8}\.xlsx$/)
    const [headings, ...rows] = (await readXlsx(readFileSync(await file.path()))).sheets[0]?.rows ?? []
    expect(headings?.slice(1, 3)).toEqual(['操作人', '动作'])
    expect(rows.map((row) => ['角色', row[6]].join(' · '))).toEqual(shown)

    for (let count = 2; count <= 5; count += 1) {
      const next = page.waitForEvent('download')
      await page.getByRole('button', { name: '导出' }).click()
      await next
    }
    await page.getByRole('button', { name: '导出' }).click()
    await page.getByText('操作过于频繁，请稍后再试').waitFor()
    await page.getByRole('combobox', { name: '操作', exact: true }).selectOption({ label: '操作日志：导出' })
    await page.getByRole('button', { name: '查询', exact: true }).click()
    await page.getByText('共 5 条').waitFor()
    expect(faults).toEqual([])
  })

  it('says that the chains are intact, and shows who read which personal value', async () => {
    const token = await signInByCall(portal.url)
    await call(token, '/api/userInfo/reveal', { id: 26, field: 'mobile', purpose: '核对联系方式' })
    const { page } = await auditorAt('操作日志')
    await page.getByRole('tab', { name: '个人信息查阅' }).click()
    await page.getByRole('row', { name: /手机号 核对联系方式/ }).waitFor()
    await page.getByRole('tab', { name: '完整性校验' }).click()
    for (const log of ['操作日志', '登录日志', '个人信息查阅日志']) {
      await page.getByRole('button', { name: `校验${log}` }).click()
      await page
        .getByRole('group', { name: log, exact: true })
        .getByText(/未发现改动/)
        .waitFor()
    }
  })
})
