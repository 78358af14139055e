import { PGlite } from '@electric-sql/pglite'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFolder } from '../support/data-folder'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { openBrowser, startServer, type StartedServer } from '../support/running-portal'

const COMPETITION = '云泽省第二届中小学微课大赛'
const WORK = '长方形的面积为什么是长乘宽'

/** The finished competition at the end of its judging, in its public notice. */
const JUDGED = `
  update competition set state = 'announced' where id = 2;
  update result_run set state = 'void' where competition_id = 2;
  update award_grant set state = 'revoked', adjust_reason = '重新计算' where competition_id = 2;
  update comp_work set state = 'judged' where competition_id = 2 and state in ('awarded', 'unawarded');
  update competition_phase set start_at = now() - interval '1 day', end_at = now() + interval '5 days'
    where competition_id = 2 and kind = 'publicity';`
const NOTICE_OVER = `
  update competition_phase set start_at = now() - interval '5 days', end_at = now() - interval '1 hour'
    where competition_id = 2 and kind = 'publicity';`

const OBJECTION = `
  insert into objection (competition_id, work_id, complainant_id, real_name, unit, content, state, created_at)
  select 2, work.id, complainant.id, '周苏禾', '青屿市海韵小学', '奖项与方案不一致，请核实。', 'received', now()
  from comp_work work, app_user complainant
  where work.competition_id = 2 and work.title = '${WORK}' and complainant.username = 't_zhoush';`

const folder = dataFolder()
let server: StartedServer
let browser: Browser

/** Changes the stored data while no server runs. */
async function withDatabase(statements: string) {
  const client = await PGlite.create({ dataDir: join(folder.path, 'database') })
  await client.exec(statements)
  await client.close()
}

beforeAll(async () => {
  await withDatabase(JUDGED)
  server = await startServer({ DATA_DIR: folder.path })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  folder.remove()
})

async function openResults(username: string) {
  const journey = await newVisitor(browser)
  await openAs(journey.page, `${server.url}/home`, username)
  await openMenu(journey.page, '成绩与证书', '成绩管理')
  await journey.page.getByRole('combobox', { name: '赛事' }).selectOption({ label: COMPETITION })
  return journey
}

/** Presses the button of a step and confirms its question. */
async function takeStep(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  const question = page.getByRole('alertdialog', { name })
  await question.getByRole('button', { name, exact: true }).click()
}

describe('results', () => {
  it('are computed by one person, confirmed by another, announced and published after the notice', async () => {
    const first = await openResults('comp01')
    await first.page.getByRole('button', { name: '计算成绩' }).click()
    await first.page.getByText('由您计算或调整，须由另一位有确认权限的人员核对并确认。').waitFor()
    expect(await first.page.getByRole('button', { name: '确认成绩' }).count()).toBe(0)
    await first.page.getByRole('combobox', { name: '组别' }).selectOption('小学组')
    const table = first.page.getByRole('grid', { name: '成绩列表' })
    await table.getByText('92.833333').waitFor()
    await table.getByRole('button', { name: `计算过程 ${WORK}` }).click()
    const calculation = first.page.getByRole('dialog', { name: WORK })
    await calculation.getByText('去掉最高分').waitFor()
    await calculation.getByText('÷ 3 = 92.833333').waitFor()
    await first.page.keyboard.press('Escape')
    await table.getByRole('button', { name: `调整奖项 ${WORK}` }).click()
    const form = first.page.getByRole('dialog', { name: '调整奖项' })
    await form.getByRole('combobox', { name: '奖项' }).selectOption('二等奖')
    await form.getByRole('textbox', { name: '原因' }).fill('评委会复核后一致同意')
    await form.getByRole('button', { name: '调整奖项' }).click()
    await table.getByText('已调整').waitFor()
    expect(first.faults).toEqual([])

    const second = await openResults('prov01')
    await second.page.getByText('由 秦晚照 计算，请核对后确认。').waitFor()
    await takeStep(second.page, '确认成绩')
    await takeStep(second.page, '开始公示')
    await second.page.getByText('公示中，公示期结束且异议处理完毕后可以公布。').waitFor()
    await takeStep(second.page, '公布成绩')
    await second.page.getByText('公示期尚未结束，暂不能公布').waitFor()
    expect(second.faults).toEqual([])

    await first.context.close()
    await second.context.close()
    await server.stop()
    await withDatabase(NOTICE_OVER)
    server = await startServer({ DATA_DIR: folder.path })
    const third = await openResults('prov01')
    await takeStep(third.page, '公布成绩')
    await third.page.getByText('成绩已公布，作者可以查看。').waitFor()
    expect(third.faults).toEqual([])
  })

  it('are corrected by an upheld objection, which replaces the certificate', async () => {
    await server.stop()
    await withDatabase(OBJECTION)
    server = await startServer({ DATA_DIR: folder.path })
    const { page, faults } = await openResults('comp01')
    await page.getByRole('tab', { name: '异议' }).click()
    await page.getByRole('button', { name: `处理 ${WORK} 周苏禾` }).click()
    const drawer = page.getByRole('dialog', { name: WORK })
    await drawer.getByRole('button', { name: '受理' }).click()
    await page.getByText('异议已受理').waitFor()
    await drawer.getByRole('textbox', { name: '答复' }).fill('经核查，异议成立，奖项予以改正。')
    await drawer.getByRole('combobox', { name: '改正奖项' }).selectOption('一等奖')
    await drawer.getByRole('button', { name: '改正', exact: true }).click()
    await page.getByText('异议成立，已改正').waitFor()
    await page.getByRole('grid', { name: '异议列表' }).getByText('已改正').first().waitFor()
    await page.getByRole('tab', { name: '成绩', exact: true }).click()
    await page.getByRole('combobox', { name: '组别' }).selectOption('小学组')
    await page.getByRole('row').filter({ hasText: WORK }).getByText('一等奖').waitFor()
    expect(faults).toEqual([])
  })

  it('are read on a phone without scrolling sideways', async () => {
    const { page, faults } = await newVisitor(browser, { viewport: { width: 360, height: 740 } })
    await openAs(page, `${server.url}/result-management?competition=2`, 'prov01')
    await page.getByText('成绩已公布，作者可以查看。').waitFor()
    await page.getByRole('grid', { name: '成绩列表' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(faults).toEqual([])
  })
})
