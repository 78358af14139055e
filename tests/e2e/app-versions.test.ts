import { describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

/** What a device with an old build is offered. */
async function offered() {
  const query = 'platform=windows&build=1&deviceId=device-0001'
  const response = await fetch(`${portal.url}/api/appVersion/check?${query}`)
  const { data } = await response.json()
  return data.release
}

describe('a version of the app', () => {
  it('is added, published to devices and withdrawn', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`)
    await openMenu(page, '应用版本', '版本管理')
    await page.getByRole('button', { name: '新增版本' }).click()
    const form = page.getByRole('dialog', { name: '新增版本' })
    await form.getByRole('button', { name: '保存' }).click()
    await form.getByText('请选择平台').waitFor()
    await form.getByRole('combobox', { name: '平台' }).selectOption('Windows')
    await form.getByRole('textbox', { name: '版本', exact: true }).fill('2.1.0')
    await form.getByRole('textbox', { name: '构建号', exact: true }).fill('200')
    await form.getByRole('textbox', { name: '下载地址' }).fill('https://edu.yunze.example/app/judge-2.1.0')
    await form.getByRole('textbox', { name: '简体中文' }).fill('评审客户端更快了。')
    await form.getByRole('button', { name: '保存' }).click()
    await form.getByText('该平台已有相同的构建号').waitFor()
    await form.getByRole('textbox', { name: '构建号', exact: true }).fill('210')
    await form.getByRole('button', { name: '保存' }).click()
    await page.getByText('版本“Windows 2.1.0”已保存').waitFor()
    expect(await offered()).toBeNull()

    await page.getByRole('button', { name: 'Windows 2.1.0 的操作' }).click()
    await page.getByRole('menuitem', { name: '发布' }).click()
    await page.getByRole('alertdialog', { name: '发布' }).getByRole('button', { name: '发布' }).click()
    await page.getByText('版本“Windows 2.1.0”已发布').waitFor()
    expect(await offered()).toMatchObject({ versionName: '2.1.0', notes: '评审客户端更快了。' })

    await page.getByRole('button', { name: 'Windows 2.1.0 的操作' }).click()
    await page.getByRole('menuitem', { name: '撤回' }).click()
    await page.getByRole('alertdialog', { name: '撤回' }).getByRole('button', { name: '撤回' }).click()
    await page.getByText('版本“Windows 2.1.0”已撤回').waitFor()
    expect(await offered()).toBeNull()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('is not for the administrator of a city', async () => {
    const { page } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`, 'wc_city01')
    await page.getByRole('navigation').first().waitFor()
    expect(await page.getByRole('link', { name: '版本管理' }).count()).toBe(0)
    await page.context().close()
  })
})
