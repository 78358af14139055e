import { PGlite } from '@electric-sql/pglite'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFolder } from '../support/data-folder'
import { hydrate, newVisitor, openAs, openMenu } from '../support/journey'
import { openBrowser, startServer, type StartedServer } from '../support/running-portal'

const COMPETITION = '云泽省第二届中小学微课大赛'
const WORK = '长方形的面积为什么是长乘宽'
const CONTENT = '公示名单中本作品的奖项与大赛方案公布的得分规则不一致，请主办方予以核实。'
const REPLY = '经核查，异议成立，奖项予以改正。'
const notice = (manual: string) =>
  `update competition_phase set manual = '${manual}' where competition_id = 2 and kind = 'publicity';`

const folder = dataFolder()
let server: StartedServer
let browser: Browser

/** Changes the stored data while no server runs. */
async function withDatabase(statements: string) {
  const client = await PGlite.create({ dataDir: join(folder.path, 'database') })
  await client.exec(statements)
  await client.close()
}

async function restartWith(statements: string) {
  const { port } = server
  await server.stop()
  await withDatabase(statements)
  // At the same address, so that open pages go on.
  server = await startServer({ DATA_DIR: folder.path, PORT: String(port) })
}

beforeAll(async () => {
  await withDatabase(notice('open'))
  server = await startServer({ DATA_DIR: folder.path })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  folder.remove()
})

async function openOwnResults(width = 1366) {
  const journey = await newVisitor(browser, { viewport: { width, height: 800 } })
  await openAs(journey.page, `${server.url}/myScore`, 't_linyq')
  await hydrate(journey.page)
  return { ...journey, own: journey.page.getByRole('listitem').filter({ hasText: WORK }) }
}

async function openResults(tab: string) {
  const journey = await newVisitor(browser)
  await openAs(journey.page, `${server.url}/home`, 'comp01')
  await openMenu(journey.page, '成绩与证书', '成绩管理')
  await journey.page.getByRole('combobox', { name: '赛事' }).selectOption({ label: COMPETITION })
  await journey.page.getByRole('tab', { name: tab }).click()
  return journey
}

let oldNo = ''

describe('an objection', () => {
  it('is submitted by the author of a work in the notice, on a phone', async () => {
    const { page, own, faults, context } = await openOwnResults(360)
    oldNo = await own.getByRole('link', { name: /^泽微课证/ }).innerText()
    await own.getByRole('button', { name: '提出异议' }).click()
    await own.getByRole('textbox', { name: '异议内容' }).fill('请核实。')
    await own.getByRole('button', { name: '提交异议' }).click()
    await own.getByText('请填写异议内容，20至1000字', { exact: true }).waitFor()
    await own.getByRole('textbox', { name: '异议内容' }).fill(CONTENT)
    await own.getByRole('button', { name: '提交异议' }).click()
    await own.getByText('待受理').waitFor()
    await own.getByText(CONTENT).waitFor()
    await own.getByText('异议已提交，主办方处理后会通知您。').waitFor()
    expect(await own.getByRole('button', { name: '提出异议' }).count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(faults).toEqual([])
    await context.close()
  })

  it('is upheld by the organiser, and the certificate is replaced', async () => {
    const { page, faults, context } = await openResults('异议')
    await page.getByRole('button', { name: `处理 ${WORK} 林砚秋` }).click()
    const drawer = page.getByRole('dialog', { name: WORK })
    await drawer.getByText(CONTENT).waitFor()
    await drawer.getByRole('textbox', { name: '答复' }).fill(REPLY)
    await drawer.getByRole('combobox', { name: '改正奖项' }).selectOption('二等奖')
    await drawer.getByRole('button', { name: '改正', exact: true }).click()
    await page.getByText('异议成立，已改正').waitFor()
    await page.getByRole('tab', { name: '证书' }).click()
    const table = page.getByRole('grid', { name: '证书列表' })
    await table.getByRole('row').filter({ hasText: oldNo }).filter({ hasText: '替换' }).getByText('有效').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it('is decided for its author to read, and the old number names the new certificate', async () => {
    const { page, own, faults, context } = await openOwnResults()
    await own.getByText('异议成立', { exact: true }).waitFor()
    await own.getByText(REPLY).waitFor()
    await own.getByText('二等奖').first().waitFor()
    const newNo = await own.getByRole('link', { name: /^泽微课证/ }).innerText()
    expect(newNo).not.toBe(oldNo)
    await page.goto(`${server.url}/comPageInfo?type=certificate&id=${encodeURIComponent(oldNo)}`)
    await page.getByText('证书已作废').waitFor()
    await page.getByRole('link', { name: newNo }).click()
    await page.getByText('证书有效').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it('is refused after the period, and what was written stays', async () => {
    const { own, faults } = await openOwnResults()
    await own.getByRole('button', { name: '提出异议' }).click()
    await own.getByRole('textbox', { name: '异议内容' }).fill(CONTENT)
    await restartWith(notice('closed'))
    await own.getByRole('button', { name: '提交异议' }).click()
    await own.getByText('公示期已结束，不能再提出异议').waitFor()
    expect(await own.getByRole('textbox', { name: '异议内容' }).inputValue()).toBe(CONTENT)
    expect(faults).toEqual([])
    const later = await openOwnResults()
    await later.own.getByText('公示期已结束，不再受理异议。').waitFor()
    expect(await later.own.getByRole('button', { name: '提出异议' }).count()).toBe(0)
  })
})

describe('a certificate', () => {
  it('is revoked with a reason, which its page does not show, and reissued', async () => {
    const { page, faults } = await openResults('证书')
    const table = page.getByRole('grid', { name: '证书列表' })
    const search = page.getByRole('searchbox', { name: '编号、获奖者或作品' })
    await search.fill('平移与旋转')
    await search.press('Enter')
    const button = table.getByRole('button', { name: /^作废 泽微课证/ })
    await table.getByRole('row').nth(2).waitFor({ state: 'detached' })
    const no = (await button.getAttribute('aria-label'))?.replace('作废 ', '')
    await button.click()
    const revoking = page.getByRole('dialog', { name: '作废' })
    await revoking.getByRole('textbox', { name: '原因' }).fill('获奖者姓名登记有误')
    await revoking.getByRole('button', { name: '作废' }).click()
    await page.getByText(`证书 ${no} 已作废`).waitFor()
    const visitor = await newVisitor(browser)
    const address = `${server.url}/comPageInfo?type=certificate&id=${encodeURIComponent(no ?? '')}`
    await visitor.page.goto(address)
    await visitor.page.getByText('证书已作废').waitFor()
    await visitor.page.getByText('作废时间').waitFor()
    expect(await visitor.page.getByText('获奖者姓名登记有误').count()).toBe(0)
    expect(await visitor.page.getByText('作废原因').count()).toBe(0)
    await table.getByRole('button', { name: `换发 ${no}` }).click()
    const reissuing = page.getByRole('dialog', { name: '换发' })
    await reissuing.getByRole('textbox', { name: '原因' }).fill('更正姓名后换发')
    await reissuing.getByRole('button', { name: '换发' }).click()
    await page.getByText(/^已颁发新证书 泽微课证/).waitFor()
    await visitor.page.goto(address)
    await visitor.page.getByText('已换发新证书').waitFor()
    expect(faults).toEqual([])
  })
})
