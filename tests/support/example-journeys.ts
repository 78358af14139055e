import type { Page } from 'playwright'
import { expect } from 'vitest'

/** What somebody does on the page of an example. */
interface ExampleJourney {
  example: string
  title: string
  walk: (page: Page) => Promise<void>
}

/** The examples that need no bundler: a page, and the folder of the script tag next to it. */
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
