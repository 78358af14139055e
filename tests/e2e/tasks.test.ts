import { describe, expect, it } from 'vitest'
import { signInByCall } from '../support/api-sign-in'
import { newVisitor, openMenu, signIn } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const HEADINGS = '登录名,用户名,用户类型,密码,所属机构,所在区域,邮箱,手机号,身份证号,角色'

/** More rows than the server checks at once. */
const ROWS = 1_001

async function importLarge(authorization: string) {
  const lines = Array.from(
    { length: ROWS },
    (_, at) => `t_task${at},新老师,教师,Import@2026,望川市砚池小学,380102,t_task${at}@doorway.example,,,`,
  )
  const form = new FormData()
  form.set('file', new File([[HEADINGS, ...lines].join('\r\n')], '用户.csv'))
  form.set('mode', 'skip')
  const response = await fetch(`${portal.url}/api/import/user/check`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  })
  expect(response.status).toBe(200)
}

describe('the tasks of the message centre', () => {
  it('are one’s own, followed until they end', async () => {
    await importLarge(await signInByCall(portal.url))
    const { page, faults } = await newVisitor(portal.browser)
    await signIn(page, portal.url)
    await page.waitForURL('**/home')
    await openMenu(page, '消息与任务', '消息中心')
    const row = page.getByRole('row', { name: /导入校验/ })
    await row.getByText('已完成').waitFor()
    await row.getByText(`${ROWS} 行`).waitFor()
    await page.getByRole('combobox', { name: '状态' }).selectOption({ label: '失败' })
    await page.getByText('没有符合条件的任务').waitFor()
    await page.getByRole('button', { name: '显示全部' }).click()
    await row.waitFor()
    expect(faults).toEqual([])
    const other = await newVisitor(portal.browser)
    await signIn(other.page, portal.url, 'sysop')
    await other.page.waitForURL('**/home')
    await openMenu(other.page, '消息与任务', '消息中心')
    await other.page.getByText('暂无任务').waitFor()
  })
})
