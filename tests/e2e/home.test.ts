import { describe, expect, it } from 'vitest'
import { signInByCall } from '../support/api-sign-in'
import { newVisitor, signIn } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

async function homeOf(username: string) {
  const { page, faults } = await newVisitor(portal.browser)
  await signIn(page, portal.url, username)
  // People without work in the console start on the portal.
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  if (!page.url().endsWith('/home')) await page.goto(`${portal.url}/home`)
  return { page, faults }
}

const statusOf = async (path: string, username: string) => {
  const authorization = await signInByCall(portal.url, username)
  return (await fetch(portal.url + path, { headers: { authorization } })).status
}

describe('the start page', () => {
  it('leads from each thing to do to the screen where it is dealt with', async () => {
    const { page, faults } = await homeOf('admin')
    await page.getByRole('heading', { level: 1, name: '沈砚舟，您好' }).waitFor()
    await page.getByRole('group', { name: '我的权限与数据范围' }).getByText('超级管理员').waitFor()
    await page.getByRole('button', { name: /^待我审核的文章/ }).click()
    await page.waitForURL('**/article-review')
    // It is still mounted behind the other tab, and is current again.
    const again = page.waitForRequest('**/api/dashboard/getAdminHome')
    await page.goBack()
    await again
    await page.getByRole('button', { name: /^已锁定的账号/ }).click()
    await page.waitForURL('**/security-policy?tab=locks')
    await page.getByRole('tab', { name: '登录锁定', selected: true }).waitFor()
    expect(faults).toEqual([])
  })

  it('shows a teacher nothing of others, and the server refuses the trend', async () => {
    const { page, faults } = await homeOf('t_linyq')
    await page.getByText('没有待办事项').waitFor()
    expect(await page.getByRole('group', { name: '登录人数' }).count()).toBe(0)
    expect(await statusOf('/api/dashboard/getSignInTrend', 't_linyq')).toBe(403)
    expect(await statusOf('/api/dashboard/getAdminHome', 't_linyq')).toBe(200)
    expect(faults).toEqual([])
  })
})
