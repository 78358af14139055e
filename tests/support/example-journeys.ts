import type { Page } from 'playwright'
import { expect } from 'vitest'

/** What somebody does on the page of an example. */
interface ExampleJourney {
  example: string
  /** The page of the example; its first one without. */
  address?: string
  title: string
  walk: (page: Page) => Promise<void>
}

/** What the page has added to the user manager works like what was there. */
async function walkExtensions(page: Page) {
  const grid = page.getByRole('grid', { name: '用户列表' })
  const rowOf = (username: string) => grid.getByRole('row').filter({ hasText: username })
  const filters = page.getByRole('form', { name: '查询条件' })
  await filters.getByRole('textbox', { name: '登录名' }).fill('t_linyq')
  await filters.getByRole('button', { name: '查询', exact: true }).click()
  await expect.poll(() => grid.getByRole('row').count()).toBe(2)

  const heads = await grid.getByRole('columnheader').allTextContents()
  expect(heads.map((head) => head.trim()).filter((head) => head !== '')).toEqual(
    expect.arrayContaining(['登录名', '门禁卡', '用户名']),
  )
  expect(heads.join().indexOf('门禁卡')).toBeLessThan(heads.join().indexOf('用户名'))
  expect(heads.join()).not.toContain('学校名称')
  await rowOf('t_linyq').getByText('林砚秋（3 字）').waitFor()
  await rowOf('t_linyq').locator('strong', { hasText: '未登记' }).waitFor()
  expect(await page.getByRole('tree').count()).toBe(0)
  expect(await page.getByRole('button', { name: '导入', exact: true }).count()).toBe(0)
  expect(await filters.getByLabel('用户类型').count()).toBe(0)

  await rowOf('t_linyq').getByRole('button', { name: '更多' }).click()
  expect(await page.getByRole('menuitem', { name: '复制编号' }).count()).toBe(0)
  await page.getByRole('menuitem', { name: '打开档案' }).click()
  await page.getByText('档案：t_linyq').waitFor()

  await page.getByRole('button', { name: '核对门禁卡' }).click()
  await page.getByText('失败：读卡器没有连接').waitFor()

  await rowOf('t_linyq').getByRole('button', { name: '修改', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '修改用户' })
  const card = dialog.getByRole('textbox', { name: '门禁卡号' })
  expect(await dialog.getByLabel('备注').count()).toBe(0)
  expect(await dialog.getByLabel('邮箱').isDisabled()).toBe(true)
  await dialog.getByRole('heading', { name: '门禁须知' }).waitFor()
  await dialog.getByText('林砚秋请携带卡片').waitFor()
  expect(await dialog.getByRole('heading', { name: '兼职与任教' }).count()).toBe(0)
  await card.fill('12')
  await dialog.getByRole('tab', { name: '出入记录' }).click()
  const visits = dialog.getByRole('tabpanel', { name: '出入记录' })
  await visits.getByText('t_linyq 今日进入：').waitFor()
  await visits.getByRole('button', { name: '登记进入' }).click()
  await dialog.getByRole('tab', { name: '基本信息' }).click()
  expect(await card.inputValue()).toBe('12')
  await dialog.getByRole('tab', { name: '出入记录' }).click()
  await visits.getByText('●').waitFor()
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await dialog.getByRole('button', { name: '门禁卡号: 门禁卡号是六位数字' }).click()
  await expect.poll(() => card.evaluate((input) => input.matches(':focus'))).toBe(true)
  await card.fill('204817')
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await rowOf('t_linyq').locator('strong', { hasText: '204817' }).waitFor()

  await filters.getByLabel('门禁卡').selectOption('已登记')
  await filters.getByRole('button', { name: '查询', exact: true }).click()
  await expect.poll(() => grid.getByRole('row').count()).toBe(2)
  await rowOf('t_linyq').getByRole('checkbox').check()
  await page.getByRole('button', { name: '打印门禁卡' }).click()
  await page.getByText('打印 1 张').waitFor()
  await page.getByText('已送往打印机').waitFor()
  await expect.poll(() => rowOf('t_linyq').getByRole('checkbox').isChecked()).toBe(false)
}

/** The examples that need no bundler of their own, or bring it: a page, and the folder of the script tag next to it. */
export const exampleJourneys: readonly ExampleJourney[] = [
  {
    example: 'plain-html',
    title: 'the page hears that somebody types, and the widget asks before it is closed',
    walk: async (page) => {
      await page.getByRole('grid').getByRole('row').nth(3).waitFor()
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').first().fill('somebody')
      await page.getByText('Somebody is editing.').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    example: 'bootstrap-3-jquery',
    title: 'tabs draw their widget when they are opened, and keep it',
    walk: async (page) => {
      expect(await page.locator('[data-doorway]').count()).toBe(0)
      await page
        .getByRole('tab', { name: '用户' })
        .or(page.getByRole('link', { name: '用户' }))
        .click()
      await page.getByRole('grid', { name: '用户列表' }).getByRole('row').nth(3).waitFor()
      await page.getByRole('textbox', { name: '用户名' }).fill('林')
      await page.getByRole('link', { name: '角色' }).click()
      await page.getByRole('button', { name: '修改角色“学校管理员”' }).waitFor()
      await page.getByRole('link', { name: '用户' }).click()
      await expect.poll(() => page.getByRole('textbox', { name: '用户名' }).inputValue()).toBe('林')
    },
  },
  {
    example: 'vue',
    title: 'a changed property speaks another language, and events change the page',
    walk: async (page) => {
      await page.getByText('The widget is ready.').waitFor()
      await page.getByLabel('Language').selectOption('zh')
      await page.getByRole('button', { name: '修改角色“学校管理员”' }).click()
      await page.getByText('The widget is at {"role":"8"}.').waitFor()
    },
  },
  ...['react', 'jquery', 'vue'].map((kind) => ({
    example: 'extensions',
    address: `${kind}.html`,
    title: `the page adds a column, actions, a filter and a stored field (${kind})`,
    walk: walkExtensions,
  })),
  {
    example: 'iframe',
    title: 'page and frame tell each other token, language, height and events',
    walk: async (page) => {
      const frame = page.frameLocator('iframe')
      await frame.getByRole('button', { name: 'Edit role 学校管理员' }).waitFor()
      await page.getByLabel('Language').selectOption('ko')
      const korean = frame.getByRole('button', { name: /학교|学校管理员/ }).first()
      await expect.poll(() => korean.getAttribute('aria-label')).not.toMatch(/^Edit/)
      await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height ?? 0).not.toBe(400)
      await korean.click()
      await page.getByText('The frame says: navigate {"role":"8"}').waitFor()
    },
  },
]
