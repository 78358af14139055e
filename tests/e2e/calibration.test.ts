import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../support/api-token'
import { axeViolations } from '../support/axe-violations'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

// A round of which one panel has not begun.
const PANEL_ID = 3
const PANEL = '第3评审组'
const portal = servePortal(
  {},
  `delete from mark where assignment_id in (select id from judge_assignment where panel_id = ${PANEL_ID});
   update judge_assignment set state = 'assigned', recuse_reason = null, replaced_by = null where panel_id = ${PANEL_ID};`,
)
const COMPETITION = 1
const CONTEST = '云泽省第三届中小学微课大赛'
const JUDGES = ['j01', 'j02', 'j03', 'j04', 'j05']
const NAMES = ['裴松年', '尹照临', '蒋予衡', '吕若岚', '鲁仲谦', '颜疏桐']
const LEAVES = 14
const FIRST = '请先完成试评，提交全部试评作品后再评其他作品'

async function call(name: string, path: string, body?: object) {
  const headers = { authorization: await tokenOf(portal.url, name), 'content-type': 'application/json' }
  const response = await fetch(`${portal.url}/api/${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return Object(await response.json())
}

interface Task {
  assignmentId: number
  anonTitle: string
  isSample: boolean
  isLocked: boolean
}

async function tasksOf(name: string): Promise<Task[]> {
  const { rounds } = (await call(name, 'judge/getMyTasks')).data
  const roundId = rounds.find(({ competitionId }: { competitionId: number }) => competitionId === COMPETITION).id
  return (await call(name, 'judge/queryPageTaskList', { currentPage: 1, pageSize: 200, t: { roundId } })).data.data
}

async function openJudges(page: Page): Promise<void> {
  await openAs(page, `${portal.url}/home`, 'comp01')
  await openMenu(page, '评审管理', '评委与分配')
  await page.getByRole('combobox', { name: '赛事' }).selectOption({ label: CONTEST })
}

async function openDesk(page: Page, name: string): Promise<void> {
  await openAs(page, `${portal.url}/judgeMarks`, name)
  await page.getByRole('heading', { name: '评委评审', level: 1 }).waitFor()
}

const listOf = (page: Page) => page.getByRole('navigation', { name: '评审任务' })
const sheetOf = (page: Page) => page.getByRole('region', { name: '评分表' })
const spreadOf = (page: Page) => page.getByRole('region', { name: '试评分布' })

/** Scores the open work with the same points everywhere, and submits it. */
async function submit(page: Page, points: string, total: string): Promise<void> {
  await sheetOf(page).getByRole('textbox').first().focus()
  for (let at = 0; at < LEAVES; at += 1) {
    await page.keyboard.type(points)
    await page.keyboard.press('Enter')
  }
  await sheetOf(page).getByRole('button', { name: '提交评分' }).click()
  await page.getByRole('dialog', { name: '提交评分' }).getByRole('button', { name: '确认提交' }).click()
  await page.getByText(`评分已提交：${total} 分`).waitFor()
}

async function openSample(page: Page, title: string): Promise<void> {
  await listOf(page).getByRole('button', { name: title }).filter({ hasText: '· 试评' }).click()
  await page.getByRole('heading', { name: title, level: 2 }).waitFor()
}

describe('the samples of a panel', () => {
  it('come first for its judges, who see how far their marks are apart, and so does the organiser', async () => {
    const organiser = await newVisitor(portal.browser)
    await openJudges(organiser.page)
    await organiser.page.getByRole('button', { name: new RegExp(`^${PANEL}`) }).click()
    await organiser.page.getByRole('heading', { name: PANEL, level: 2 }).waitFor()
    await organiser.page.getByRole('button', { name: '试评', exact: true }).click()
    const dialog = organiser.page.getByRole('dialog', { name: '试评样本' })
    await dialog
      .getByRole('button', { name: /^选用 / })
      .first()
      .click()
    const removing = dialog.getByRole('button', { name: /^移除 / })
    const sample = String(await removing.getAttribute('aria-label')).slice('移除 '.length)
    expect(await axeViolations(organiser.page)).toEqual([])
    await dialog.getByRole('button', { name: '保存样本' }).click()
    await organiser.page.getByText('试评样本已保存').waitFor()

    const held = await Promise.all(JUDGES.map(async (name) => ({ name, tasks: await tasksOf(name) })))
    const [one, two] = held.filter(({ tasks }) => tasks.some(({ isSample }) => isSample)).map(({ name }) => name)
    if (one === undefined || two === undefined) throw new Error('Two judges should have the sample.')
    const locked = (await tasksOf(one)).find(({ isLocked }) => isLocked)
    if (!locked) throw new Error('No work waits for the sample.')

    const first = await newVisitor(portal.browser)
    await openDesk(first.page, one)
    await listOf(first.page).getByRole('button').filter({ hasText: '待试评' }).first().click()
    await first.page.getByRole('heading', { name: '请先完成试评' }).waitFor()
    expect(await axeViolations(first.page)).toEqual([])
    const refused = await call(one, `judge/getTask?assignmentId=${locked.assignmentId}`)
    expect(refused).toMatchObject({ success: false, code: 'SAMPLES_FIRST', msg: FIRST })
    const draft = { assignmentId: locked.assignmentId, revision: 0, items: [], comment: '' }
    expect(await call(one, 'judge/saveDraft', draft)).toMatchObject({ success: false, code: 'SAMPLES_FIRST' })
    await openSample(first.page, sample)
    await submit(first.page, '4.5', '63')
    await spreadOf(first.page).getByText('评分已提交。其他评委提交后，这里显示各项分布。').waitFor()

    const second = await newVisitor(portal.browser)
    await openDesk(second.page, two)
    await openSample(second.page, sample)
    await submit(second.page, '5', '70')
    await spreadOf(second.page)
      .getByRole('row', { name: /^总分 70 66.5 63–70$/ })
      .waitFor()
    expect(await axeViolations(second.page)).toEqual([])

    await spreadOf(first.page).getByRole('button', { name: '刷新' }).click()
    await spreadOf(first.page)
      .getByRole('row', { name: /^总分 63 66.5 63–70$/ })
      .waitFor()
    const seen = await first.page.locator('main').innerText()
    expect(NAMES.filter((name) => seen.includes(name))).toEqual([])
    expect((await tasksOf(one)).some(({ isLocked }) => isLocked)).toBe(false)
    await listOf(first.page).getByRole('button', { name: locked.anonTitle }).filter({ hasNotText: '· 试评' }).click()
    await sheetOf(first.page).getByRole('button', { name: '提交评分' }).waitFor()

    await organiser.page.getByRole('button', { name: '试评', exact: true }).click()
    await dialog.getByText('已有评委提交试评，样本不能再更改。').waitFor()
    await dialog.getByRole('button', { name: '关闭' }).last().click()
    await organiser.page.getByRole('tab', { name: '评审进度' }).click()
    await organiser.page.getByRole('button', { name: `查看评委 ${PANEL}` }).click()
    const report = organiser.page
      .getByRole('dialog', { name: PANEL })
      .getByRole('region', { name: '试评', exact: true })
    await report.getByText(/^已提交 2\/\d$/).waitFor()
    await report.getByText(/^未提交：/).waitFor()
    await report.getByRole('row', { name: /^总分 66.5 63–70 / }).waitFor()
    const total = await report.getByRole('row', { name: /^总分 / }).innerText()
    expect(total).toContain('-3.5')
    expect(total).toContain('+3.5')
    expect([...organiser.faults, ...first.faults, ...second.faults]).toEqual([])
  })
})
