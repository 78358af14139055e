import type { Page } from 'playwright'
import { openMenu } from '../../support/journey'

/** Gives a person the role of a judge as well. */
export async function makeJudge(page: Page, username: string): Promise<void> {
  await openMenu(page, '系统管理', '用户管理')
  const filters = page.getByRole('form', { name: '查询条件' })
  await filters.getByRole('textbox', { name: '登录名' }).fill(username)
  await filters.getByRole('button', { name: '查询', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: username })
  await row.getByRole('button', { name: '修改' }).click()
  const form = page.getByRole('dialog', { name: '修改用户' })
  await form.getByRole('button', { name: '角色' }).click()
  await page.getByRole('checkbox', { name: '评委', exact: true }).check()
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await form.waitFor({ state: 'detached' })
}
