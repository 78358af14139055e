import { once } from 'node:events'
import { spawn } from 'node:child_process'
import type { Browser, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { newVisitor } from './journey'

/** What somebody does on a page of the example `own-back-end`. */
interface OwnBackEndJourney {
  title: string
  /** Name of the page without its ending. */
  name: string
  walk: (page: Page, grid: Locator) => Promise<void>
}

const rowOf = (page: Page, username: string) => page.getByRole('row').filter({ hasText: username })
const buttonCount = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).count()

/** Starts the server of the example in a folder where it is built. */
export async function startOwnBackEnd(folder: string): Promise<{ site: string; stop: () => void }> {
  const server = spawn(process.execPath, ['server.mjs'], { cwd: folder, env: { ...process.env, PORT: '0' } })
  const [line]: unknown[] = await once(server.stdout, 'data')
  return { site: new URL(String(line).trim()).origin, stop: () => void server.kill() }
}

/** Walks through a page; none of its requests may be one of the Doorway contract. */
export async function walkOwnBackEnd(browser: Browser, site: string, { name, walk }: OwnBackEndJourney): Promise<void> {
  const { page, context, faults } = await newVisitor(browser)
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) foreign.push(request.url())
  })
  await page.goto(`${site}/${name}.html`)
  const grid = page.getByRole('grid', { name: '用户列表' })
  await grid.getByText('chenyu').waitFor()
  await walk(page, grid)
  expect(foreign).toEqual([])
  expect(faults).toEqual([])
  await context.close()
}

/** The user manager over REST of another shape, over GraphQL and over an array. */
export const ownBackEndJourneys: readonly OwnBackEndJourney[] = [
  {
    title: 'over REST of another shape: lists, filters, adds, changes, deletes, and has no control that needs more',
    name: 'rest',
    walk: async (page, grid) => {
      for (const name of ['导入', '导出']) expect(await buttonCount(page, name), name).toBe(0)
      expect(await page.getByRole('tree').count()).toBe(0)
      const filters = page.getByRole('form', { name: '查询条件' })
      expect(await filters.getByLabel('用户类型').count()).toBe(0)

      await page.getByRole('button', { name: '新增', exact: true }).click()
      const added = page.getByRole('dialog', { name: '新增用户' })
      for (const label of ['用户类型', '所属机构', '所属区域', '角色'])
        expect(await added.getByLabel(label).count()).toBe(0)
      await added.getByLabel('登录名').fill('linqiao')
      await added.getByLabel('用户名').fill('测试林乔')
      await added.getByLabel('密码', { exact: true }).fill('Bridge-4821!')
      await added.getByLabel('邮箱').fill('linqiao@example.edu')
      await added.getByRole('button', { name: '保存', exact: true }).click()
      await page.getByText('姓名不能含“测试”').first().waitFor()
      await added.getByLabel('用户名').fill('林乔')
      await added.getByRole('button', { name: '保存', exact: true }).click()
      await added.waitFor({ state: 'hidden' })
      await rowOf(page, 'linqiao').getByRole('gridcell', { name: '林乔', exact: true }).waitFor()

      await rowOf(page, 'linqiao').getByRole('button', { name: '修改', exact: true }).click()
      const edited = page.getByRole('dialog', { name: '修改用户' })
      await edited.getByLabel('用户名').fill('林小乔')
      await edited.getByRole('button', { name: '保存', exact: true }).click()
      await edited.waitFor({ state: 'hidden' })
      await rowOf(page, 'linqiao').getByRole('gridcell', { name: '林小乔', exact: true }).waitFor()

      await rowOf(page, 'linqiao').getByRole('button', { name: '更多' }).click()
      const menu = await page.getByRole('menuitem').allTextContents()
      expect(menu.join()).not.toMatch(/停用|解锁|重置/)
      await page.keyboard.press('Escape')
      await rowOf(page, 'linqiao').getByRole('button', { name: '删除', exact: true }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /删除|确定/ })
        .click()
      await rowOf(page, 'linqiao').waitFor({ state: 'detached' })
      expect(await buttonCount(page, '撤销')).toBe(0)
      expect(await grid.getByText('linqiao').count()).toBe(0)
    },
  },
  {
    title: 'over GraphQL: lists and changes the state, and offers neither form nor deletion',
    name: 'graphql',
    walk: async (page) => {
      await rowOf(page, 'chenyu').getByText('教研室').waitFor()
      for (const name of ['新增', '修改', '删除', '导出']) expect(await buttonCount(page, name), name).toBe(0)
      await rowOf(page, 'zhouran').getByRole('button', { name: '更多' }).click()
      await page.getByRole('menuitem', { name: '停用' }).click()
      await page.getByText('已停用').first().waitFor()
    },
  },
  {
    title: 'over an array: the tree filters, a deletion is taken back, the export is a file',
    name: 'memory',
    walk: async (page, grid) => {
      await page.getByRole('treeitem', { name: /星城区教育局/ }).waitFor()
      await page.getByText('星城实验中学').first().click()
      await grid.getByText('chenyu').waitFor({ state: 'detached' })
      await rowOf(page, 'heqing').getByRole('button', { name: '删除', exact: true }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /删除|确定/ })
        .click()
      await grid.getByText('heqing').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: '撤销' }).click()
      await grid.getByText('heqing').waitFor()

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: '导出', exact: true }).click()
      expect((await download).suggestedFilename()).toBe('用户.csv')
      await rowOf(page, 'heqing').getByRole('button', { name: '修改', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: '修改用户' })
      await dialog.getByLabel('角色').click()
      await dialog.getByRole('checkbox', { name: '资源审核员' }).check()
      await page.keyboard.press('Escape')
      await dialog.getByLabel('邮箱').fill('heqing@example.edu')
      await dialog.getByLabel('用户名').fill('何青青')
      expect(await dialog.getByLabel('所属区域').count()).toBe(0)
      await dialog.getByRole('button', { name: '保存', exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
      await grid.getByRole('gridcell', { name: '何青青', exact: true }).waitFor()
    },
  },
]
