import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu, type Journey } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await newVisitor(portal.browser)
  page = journey.page
  await openAs(page, `${portal.url}/home`)
  await openMenu(page, '组织机构', '组织机构管理')
})

const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) })
/** A button of a node; the pointer rests on the line, as the buttons show only then. */
async function press(name: string, button: string) {
  await line(name).hover()
  await line(name).getByRole('button', { name: button, exact: true }).click()
}
async function expand(name: string) {
  await line(name).focus()
  await page.keyboard.press('ArrowRight')
}

describe('the area tree', () => {
  it('opens level by level and asks the server only for what is opened', async () => {
    await line('云泽省').waitFor()
    const requested: string[] = []
    page.on('request', (request) => request.url().includes('getAreaListByParentCode') && requested.push(request.url()))
    await page.getByRole('searchbox', { name: '搜索区域' }).fill('湖南省')
    await page.getByRole('button', { name: '定位' }).click()
    await page.getByRole('list', { name: '搜索结果' }).getByRole('button').first().click()
    await expand('湖南省')
    await line('长沙市').waitFor()
    await expand('长沙市')
    await line('岳麓区').waitFor()
    expect(requested.map((url) => new URL(url).searchParams.get('parentCode'))).toEqual(['430000', '430100'])
  })

  it('finds 梅溪湖 and lands on it', async () => {
    await page.getByRole('searchbox', { name: '搜索区域' }).fill('梅溪湖')
    await page.getByRole('button', { name: '定位' }).click()
    await page
      .getByRole('list', { name: '搜索结果' })
      .getByRole('button', { name: /梅溪湖街道/ })
      .click()
    await line('梅溪湖街道').waitFor()
    expect(await line('梅溪湖街道').getAttribute('aria-selected')).toBe('true')
    expect(await line('梅溪湖街道').getAttribute('aria-level')).toBe('5')
    // The address names the node, so that a reload lands on it again.
    await page.reload()
    await line('梅溪湖街道').waitFor()
    await page.goto(`${portal.url}/organization-management`)
    await line('云泽省').waitFor()
  })

  it('offers only add at the root', async () => {
    await line('组织机构管理').hover()
    const buttons = line('组织机构管理').getByRole('button')
    expect(await buttons.allTextContents()).toEqual(['添加下级'])
  })

  it('adds a node after naming every fault in the words of the specification', async () => {
    await press('云泽省', '添加下级')
    const dialog = page.getByRole('dialog', { name: '节点信息编辑' })
    await dialog.getByRole('textbox', { name: '排列顺序' }).fill('一')
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.getByText('请输入地区编码').waitFor()
    await dialog.getByText('请输入地区名称').waitFor()
    await dialog.getByText('排列顺序只能输入数字且不能为空').waitFor()
    await dialog.getByRole('textbox', { name: '地区编码' }).fill('380700')
    await dialog.getByRole('textbox', { name: '地区名称' }).fill('听澜市')
    await dialog.getByRole('textbox', { name: '排列顺序' }).fill('7')
    await dialog.getByRole('button', { name: '保存' }).click()
    await line('听澜市').waitFor()
  })

  it('edits a node whose code stays fixed', async () => {
    await press('听澜市', '修改')
    const dialog = page.getByRole('dialog', { name: '节点信息编辑' })
    expect(await dialog.getByRole('textbox', { name: '地区编码' }).getAttribute('readonly')).not.toBeNull()
    await dialog.getByRole('textbox', { name: '地区名称' }).fill('听涛市')
    await dialog.getByRole('button', { name: '保存' }).click()
    await line('听涛市').waitFor()
  })

  it('disables a node, which then neither gets children nor is edited, and enables it again', async () => {
    await press('听涛市', '停用')
    await line('听涛市').getByText('已停用').waitFor()
    await line('听涛市').hover()
    expect(await line('听涛市').getByRole('button', { name: '添加下级' }).count()).toBe(0)
    expect(await line('听涛市').getByRole('button', { name: '修改' }).count()).toBe(0)
    await press('听涛市', '启用')
    await line('听涛市').getByRole('button', { name: '停用' }).waitFor({ state: 'attached' })
  })

  it('deletes a node after the question of the specification', async () => {
    await press('听涛市', '删除')
    const question = page.getByRole('alertdialog', { name: '警告' })
    await question.getByText('您确定要删除该节点（包括子节点）吗？').waitFor()
    await question.getByRole('button', { name: '确定' }).click()
    await page.getByText('删除成功！').waitFor()
    await line('听涛市').waitFor({ state: 'detached' })
    expect(journey.faults).toEqual([])
  })

  it('says why a node that schools belong to cannot be deleted', async () => {
    await press('云泽省', '删除')
    const question = page.getByRole('alertdialog', { name: '警告' })
    await question.getByText(/个机构、\d+ 名用户，需先处理后才能删除。$/).waitFor()
    expect(await question.getByRole('button', { name: '确定' }).isDisabled()).toBe(true)
    await question.getByRole('button', { name: '取消' }).click()
    await line('云泽省').waitFor()
  })
})
