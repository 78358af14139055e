import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../support/api-token'
import { axeViolations } from '../support/axe-violations'
import { hydrate, newVisitor, openAs, openMenu, signIn } from '../support/journey'
import { codeInMail, openMailSink } from '../support/mail-sink'
import { servePortal } from '../support/serve-portal'

const mails = await openMailSink()
const portal = servePortal({ MAIL_URL: mails.url, MAIL_FROM: 'noreply@doorway.example' })
afterAll(() => mails.stop())

const SCHOOL = '望川市砚池小学'
const ACCOUNT = 't_linyq'
const NAME = '林砚秋'
const PASSWORD = 'Strong@2026'
const SECOND_NAME = 't_linyq_new'

/** The owner of the account confirms its mailbox: messages 1. */
async function confirmMailbox(): Promise<void> {
  const authorization = await tokenOf(portal.url, ACCOUNT)
  const post = (path: string, body: object) =>
    fetch(`${portal.url}/api/personal/contact/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('sendCode', { kind: 'email' })
  const response = await post('verify', { kind: 'email', code: await codeInMail(mails, 1) })
  expect(await response.json()).toMatchObject({ success: true })
}

/** Registers a second time under another login name, and returns the tracking number. */
async function register(page: Page): Promise<string> {
  const next = () => page.getByRole('button', { name: '下一步' }).click()
  await page.goto(`${portal.url}/userRegister?type=4`)
  await hydrate(page)
  await page.getByLabel('登录名').fill(SECOND_NAME)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByLabel('确认密码').fill(PASSWORD)
  await next()
  await page.getByLabel('姓名').fill(NAME)
  await page.getByLabel('手机号').fill('13800000000')
  await page.getByLabel('邮箱').fill('lin@doorway.example')
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
  return page.locator('.dw-join-result dd').innerText()
}

describe('somebody who registers again', () => {
  it('has one account, after a code that only its owner receives', async () => {
    await confirmMailbox()
    const person = await newVisitor(portal.browser)
    const trackNo = await register(person.page)

    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`, 'ycxx_school01')
    await openMenu(page, '组织机构', '注册审核')
    await page.getByRole('button', { name: `审核 ${NAME}` }).click()
    const details = page.getByRole('dialog', { name: NAME })
    await details.getByText('可能已有的账号').waitFor()
    await details.getByRole('button', { name: `合并到已有账号 ${ACCOUNT}` }).click()
    const dialog = page.getByRole('dialog', { name: `合并到已有账号 ${ACCOUNT}` })
    await expect.poll(() => dialog.getByRole('radio', { name: '已核验申请人的身份证件' }).isDisabled()).toBe(true)
    expect(await axeViolations(page)).toEqual([])

    const merge = dialog.getByRole('button', { name: '合并', exact: true })
    await merge.click()
    await dialog.getByText('请输入6位数字验证码').waitFor()
    await dialog.getByRole('button', { name: /^发送到邮箱 t\*+@/ }).click()
    await dialog.getByText(/^验证码已发送到 /).waitFor()
    const code = await codeInMail(mails, 2)
    await dialog.getByLabel('验证码', { exact: true }).fill(code === '000000' ? '111111' : '000000')
    await merge.click()
    await dialog.getByText('验证码错误或已过期').waitFor()
    await dialog.getByLabel('验证码', { exact: true }).fill(code)
    await merge.click()
    await page.getByText(`${NAME}的申请已并入账号 ${ACCOUNT}`).waitFor()
    await details.waitFor({ state: 'hidden' })
    expect(faults).toEqual([])

    await person.page.goto(`${portal.url}/register`)
    await hydrate(person.page)
    await person.page.getByLabel('查询编号').fill(trackNo)
    await person.page.getByRole('button', { name: '查询进度' }).click()
    await person.page.getByText('已通过，并入您已有的账号，请用原登录名登录').waitFor()
    await signIn(person.page, portal.url, SECOND_NAME, PASSWORD)
    await person.page
      .getByText(/登录名或密码/)
      .first()
      .waitFor()
    await signIn(person.page, portal.url, ACCOUNT)
    await person.page.waitForURL((url) => url.pathname !== '/login')
    expect(person.faults).toEqual([])
  })
})
