import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { tinyJpeg } from '../../apps/api/src/testing/tiny-pictures'
import { gradientPicture } from '../support/gradient-picture'
import { hydrate, newVisitor, openAs, openMenu, signIn } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const NAME = '温知行'
const USERNAME = 't_wenzx'
const SCHOOL = '望川市砚池小学'
const TARGET = '云津区实验学校'
const FIRST = 'Strong@2026'
const NEXT = 'Fresh#2026'
/** The schools of both sides, and the authority above them. */
const APPROVERS = ['ycxx_school01', 'wc_city01', 'prov01']

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

async function personAt(username: string, [branch, screen]: readonly [string, string]) {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, `${portal.url}/home`, username)
  await openMenu(visitor.page, branch, screen)
  return visitor
}

async function register(page: Page) {
  const next = () => page.getByRole('button', { name: '下一步' }).click()
  await page.goto(`${portal.url}/userRegister?type=4`)
  await hydrate(page)
  await page.getByLabel('登录名').fill(USERNAME)
  await page.getByLabel('密码', { exact: true }).fill(FIRST)
  await page.getByLabel('确认密码').fill(FIRST)
  await next()
  await page.getByLabel('姓名').fill(NAME)
  await page.getByLabel('手机号').fill('13800001234')
  await page.getByLabel('邮箱').fill('wen@doorway.example')
  await next()
  await page.getByLabel('所在区域', { exact: true }).selectOption({ label: '云泽省' })
  await page.getByLabel('所在区域（第2级）').selectOption({ label: '望川市' })
  await page.getByLabel('搜索学校名称').fill('砚池')
  await page.getByRole('button', { name: '搜索学校' }).click()
  await page.getByLabel(SCHOOL).check()
  await page.getByLabel('任职类型').selectOption({ label: '任课教师' })
  await next()
  await page.getByLabel(/^我已阅读并同意/).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.getByRole('heading', { name: `已提交，等待 ${SCHOOL} 审核` }).waitFor()
}

/** The school approves the request, and gives the new teacher a one-time password. Returns it. */
async function approveAndReset(): Promise<string> {
  const { page, faults } = await personAt('ycxx_school01', ['组织机构', '注册审核'])
  await page.getByRole('button', { name: `审核 ${NAME}` }).click()
  await page.getByRole('dialog', { name: NAME }).getByRole('button', { name: '通过', exact: true }).click()
  await page.getByText(`已通过，${NAME}的账号已开通`).waitFor()
  await openMenu(page, '系统管理', '用户管理')
  const filters = page.getByRole('form', { name: '查询条件' })
  await filters.getByRole('textbox', { name: '登录名' }).fill(USERNAME)
  await filters.getByRole('button', { name: '查询', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: USERNAME })
  await row.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '重置密码' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  const password = await page.getByLabel('一次性密码').innerText()
  expect(faults).toEqual([])
  return password.trim()
}

/** The first sign-in with the one-time password opens nothing but the change of the password. */
async function changePassword(page: Page, oneTime: string) {
  await signIn(page, portal.url, USERNAME, oneTime)
  await page.waitForURL('**/update-password?state=initial')
  await page.getByLabel('原密码', { exact: true }).fill(oneTime)
  await page.getByLabel('新密码', { exact: true }).fill(NEXT)
  await page.getByLabel('确认密码', { exact: true }).fill(NEXT)
  await page.getByRole('button', { name: '提交' }).click()
  await page.waitForURL((url) => url.pathname !== '/update-password')
}

async function setAvatar(page: Page) {
  await page.goto(`${portal.url}/doorSelfEdit`)
  await page.getByRole('button', { name: '更换头像' }).click()
  const picture = { name: '头像.png', mimeType: 'image/png', buffer: gradientPicture(300) }
  const chooser = page.waitForEvent('filechooser')
  await page.getByText('选择图片').first().click()
  await (await chooser).setFiles(picture)
  const crop = page.getByRole('dialog', { name: '裁剪头像' })
  await crop.getByText(/^\d+ \/ 256,?000 个字符$/).waitFor()
  await crop.getByRole('button', { name: '使用' }).click()
  await page.getByRole('button', { name: '提交' }).click()
  await page.getByText('更新信息成功！').waitFor()
  await page.goto(`${portal.url}/personalCenter`)
  await page.getByRole('heading', { name: `${NAME}，您好` }).waitFor()
  await page.locator('img[src^="data:image/"]').first().waitFor()
}

async function requestChange(page: Page) {
  await page.goto(`${portal.url}/changeSchool`)
  await page.getByText(SCHOOL).first().waitFor()
  await page.getByLabel('变更类型').selectOption('transfer')
  await page.getByRole('combobox', { name: '目标学校' }).fill('云津')
  await page.getByRole('option', { name: new RegExp(TARGET) }).click()
  await page.getByLabel('生效日期').fill(today())
  await page.getByLabel('变更原因').fill('随教师交流轮岗')
  const order = { name: '调令.jpg', mimeType: 'image/jpeg', buffer: tinyJpeg('调令') }
  await page.locator('input[type=file]').setInputFiles(order)
  await page.getByRole('button', { name: '移除 调令.jpg' }).waitFor()
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.getByText('待转出学校审批').waitFor()
}

async function agree(approver: string) {
  const { page, faults } = await personAt(approver, ['组织机构', '变更学校审核'])
  await page.getByRole('button', { name: `审批 ${NAME}` }).click()
  const details = page.getByRole('dialog', { name: `${NAME}的变更申请` })
  await details.getByRole('button', { name: '同意', exact: true }).click()
  await page.getByText(`已同意${NAME}的申请`).waitFor()
  expect(faults).toEqual([])
}

it('a teacher registers, is approved, sets a password and an avatar, and changes the school through three approvals', async () => {
  const { page, faults } = await newVisitor(portal.browser, { viewport: { width: 768, height: 1024 } })
  await register(page)
  await signIn(page, portal.url, USERNAME, FIRST)
  await page.getByRole('alert').filter({ hasText: '登录名或密码错误' }).waitFor()

  await changePassword(page, await approveAndReset())
  await setAvatar(page)
  await requestChange(page)
  for (const approver of APPROVERS) await agree(approver)

  await page.reload()
  await page.getByText('已生效', { exact: true }).waitFor()
  await page.goto(`${portal.url}/personalCenter`)
  await page.getByText(new RegExp(`教师 · ${TARGET}`)).waitFor()
  await page.locator('img[src^="data:image/"]').first().waitFor()

  const target = await personAt('admin', ['系统管理', '用户管理'])
  const filters = target.page.getByRole('form', { name: '查询条件' })
  await filters.getByRole('textbox', { name: '登录名' }).fill(USERNAME)
  await filters.getByRole('button', { name: '查询', exact: true }).click()
  await target.page.getByRole('row').filter({ hasText: USERNAME }).getByText(TARGET).waitFor()
  expect(faults).toEqual([])
  expect(target.faults).toEqual([])
})
