import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newVisitor, openAs, startOf } from '../support/journey'
import { consoleScreens } from '../support/screen-probe'
import { servePortal } from '../support/serve-portal'

// Each screen of the console refuses in three ways: to people without its menu entry or code, to a form with a missing
// field, and to who saves over a change of somebody else. What a refusal writes is tested by tests/contract/refused-saves.
const portal = servePortal()

const TEACHER = 't_linyq'

/** Screens that a teacher has too. */
const forTeachers = new Set(['Home', 'SelfEdit', 'MessageCenter', 'BehalfEntries'])

async function openConsole(username = 'admin') {
  const journey = await newVisitor(portal.browser)
  await openAs(journey.page, portal.url + startOf(username), username)
  return journey
}

const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).filter({ visible: true })

/** The dialog that is open, or the page. */
const formOf = (page: Page) => page.locator('main, [role="dialog"]').filter({ visible: true }).last()

describe('a screen without its menu entry', () => {
  it('is a page that does not exist, and its calls are refused', async () => {
    const { page, faults } = await openConsole(TEACHER)
    const loaded: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      // Who one is, and one's own counts, belong to the frame of every page.
      if (response.ok() && pathname.startsWith('/api/') && /query|List|export/i.test(pathname)) loaded.push(pathname)
    })
    const refused = consoleScreens.filter(({ screen }) => !forTeachers.has(screen))
    const shown: string[] = []
    for (const { screen, path } of refused) {
      await page.goto(portal.url + path)
      await page.waitForURL('**/404')
      await page.getByRole('heading', { level: 1, name: '页面不存在' }).waitFor()
      shown.push(screen)
    }
    console.log(`${shown.length} screens: ${shown.join(' ')}`)
    expect(shown.length).toBeGreaterThan(30)
    expect(loaded.filter((path) => !path.startsWith('/api/portal/'))).toEqual([])
    expect(faults).toEqual([])
  })

  it('says so where the address is open to all and the code is missing', async () => {
    const { page } = await openConsole(TEACHER)
    await page.goto(`${portal.url}/othersSignUpList?view=behalf`)
    await page.getByText('您没有权限').first().waitFor()
  })
})

/** A form, what opens it, the button that saves it, and what it says when nothing is filled in. */
interface EmptyForm {
  path: string
  open: string | RegExp
  save?: string
  says: readonly string[]
}

const emptyForms: readonly EmptyForm[] = [
  {
    path: '/user-management',
    open: '新增',
    says: ['请输入登录名', '请选择用户类型', '请选择所属机构', '密码不能为空'],
  },
  { path: '/school-management', open: '新增机构', says: ['请输入组织名称', '请选择机构名', '请选择组织类型'] },
  { path: '/role-management', open: /新增角色/, save: '提交', says: ['名称不能为空!'] },
  { path: '/dictionary-management', open: '新增字典项', says: ['字典值只能输入数字且不能为空', '请输入字典名称'] },
  { path: '/stage-management', open: '新增学段', says: ['学段编码只能输入数字', '请输入学段名称'] },
  { path: '/stage-management', open: '新增科目', says: ['学科编码只能输入数字', '请输入科目名称'] },
  { path: '/async-routes-config', open: '新增一级菜单', says: ['请输入菜单标题', '请输入菜单名称'] },
  { path: '/column-management', open: '新增顶级栏目', says: ['请输入栏目名称'] },
  { path: '/site-management', open: '新增站点', says: ['请输入站点名称'] },
  { path: '/workgroup-management', open: '新增工作组', says: ['请输入工作组名称', '请选择所属机构', '请指定一名组长'] },
  { path: '/app-version', open: '新增版本', says: ['请选择平台', '请输入构建号'] },
  { path: '/competition-management', open: '新增赛事', save: '创建并编辑', says: ['请输入赛事名称', '请选择主办机构'] },
  { path: '/judge-management', open: '新建评审组', says: ['请填写评审组名称', '请选择组别'] },
  { path: '/score-config', open: '新建评分方案', says: ['请填写方案名称'] },
  { path: '/activity-management', open: '新增活动', says: ['请输入活动名称', '请输入活动地点', '请输入活动简介'] },
  { path: '/principal-management', open: '新增校长', save: '提交审核', says: ['请选择学校'] },
  { path: '/othersSignUpList?view=behalf', open: '代报名', save: '提交报名', says: ['此项必填'] },
]

describe('a form with nothing filled in', () => {
  it.each(emptyForms)('$path · $open names what is missing and stays open', async ({ path, open, save, says }) => {
    const { page, faults } = await openConsole()
    await page.goto(portal.url + path)
    await button(page.locator('main'), open).first().click()
    await button(page, save ?? '保存')
      .last()
      .click()
    for (const sentence of says) await page.getByText(sentence, { exact: true }).first().waitFor()
    expect(await page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(0)
    await button(page, save ?? '保存')
      .last()
      .waitFor()
    expect(faults).toEqual([])
  })
})

/** A record that two people have open, the field that both change, and what the later of them reads. */
interface SharedRecord {
  path: string
  open: (page: Page) => Promise<void>
  field: string
  save?: string
  /** Is the field looked for in the dialog alone, because the list behind it has a filter of the same name? */
  inDialog?: true
  /** Are the two values shown side by side? */
  compares: boolean
}

const press =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await button(page, name).first().click()
  }

/** An action of a node, whose buttons show while the pointer rests on its line. */
const pressInTree = (name: string, action: string) => async (page: Page) => {
  const line = page.getByRole('treeitem', { name: new RegExp(`^${name}`) }).first()
  await line.hover()
  await button(line, action).first().click()
}

const pressKey = (name: string, key: string) => async (page: Page) => {
  await page
    .getByRole('treeitem', { name: new RegExp(`^${name}`) })
    .first()
    .focus()
  await page.keyboard.press(key)
}

const isOpen = () => Promise.resolve()

const sharedRecords: readonly SharedRecord[] = [
  { path: '/user-management', open: press('修改'), field: '用户名', inDialog: true, compares: true },
  { path: '/organization-management', open: pressInTree('云泽省', '修改'), field: '地区名称', compares: true },
  { path: '/role-edit?id=8', open: isOpen, field: '名称', save: '提交', compares: false },
  { path: '/dictionary-management', open: press('修改'), field: '英文名称', compares: true },
  { path: '/stage-management', open: press('修改'), field: '科目名称', compares: true },
  { path: '/async-routes-config', open: pressKey('系统管理', 'F2'), field: '英文标题', compares: true },
  { path: '/column-management', open: pressInTree('通知公告', '修改'), field: '栏目名称', compares: false },
  { path: '/site-management', open: press(/^修改 望川/), field: '联系电话', compares: true },
  { path: '/workgroup-edit?id=1', open: isOpen, field: '简介', compares: true },
  { path: '/app-version', open: press('修改'), field: '简体中文', compares: true },
  { path: '/judge-management', open: press('修改评审组'), field: '评审组名称', compares: false },
  {
    path: '/activity-management',
    open: press('修改'),
    field: '地点',
    compares: false,
  },
  { path: '/self-edit', open: isOpen, field: '个人描述标题', save: '提交', compares: false },
]

describe('a record that somebody else has saved', () => {
  it.each(sharedRecords)(
    '$path is not overwritten without a decision',
    async ({ path, open, field, save, inDialog, compares }) => {
      const { page, context, faults } = await openConsole()
      const form = (place: Page) => (inDialog ? place.getByRole('dialog').last() : formOf(place))
      const other = await context.newPage()
      const edit = async (place: Page, text: string) => {
        const box = form(place).getByRole('textbox', { name: field, exact: true })
        await box.waitFor()
        const former = await box.inputValue()
        await box.fill(former + text)
        return former + text
      }
      for (const place of [page, other]) {
        await place.goto(portal.url + path)
        await open(place)
        await form(place).getByRole('textbox', { name: field, exact: true }).waitFor()
      }
      await edit(page, '一')
      const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok())
      await button(form(page), save ?? '保存')
        .last()
        .click()
      await saved
      const mine = await edit(other, '二')
      const refused = other.waitForResponse((response) => response.status() === 409)
      await button(form(other), save ?? '保存')
        .last()
        .click()
      await refused
      await other
        .getByText(/已被他人修改|他人已修改/)
        .first()
        .waitFor()
      // What the later one typed is compared with what is stored, or still in its field.
      const typed = form(other).getByRole('textbox', { name: field, exact: true })
      if (compares) await other.getByText(`我的：${mine}`).waitFor()
      else expect(await typed.inputValue()).toBe(mine)
      expect(faults).toEqual([])
    },
  )
})
