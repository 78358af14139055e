import { createDoorwayClient } from '@doorway/api-client'
import { registrationEndpoints } from '@doorway/api-client/endpoints'
import { registrationTexts } from '@doorway/api-client/rules'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hydrate, newVisitor, openAs, openMenu, signIn } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const PHONE = { viewport: { width: 360, height: 780 } }
const PASSWORD = 'Strong@2026'
const CLASS_SIZE = 40

async function openInvitations() {
  const visitor = await newVisitor(portal.browser)
  const { page } = visitor
  await openAs(page, `${portal.url}/home`, 'ycxx_school01')
  await openMenu(page, '组织机构', '注册审核')
  await page.getByRole('button', { name: '班级邀请码' }).click()
  const codes = page.getByRole('dialog', { name: '班级邀请码' }).first()
  await codes.getByRole('grid', { name: '班级邀请码列表' }).waitFor()
  return { ...visitor, codes }
}

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click()

/** Registers a child of ten in the browser; school and class come with the code. */
async function registerChild(page: Page, username: string) {
  await page.getByLabel('登录名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByLabel('确认密码').fill(PASSWORD)
  await next(page)
  await page.getByRole('heading', { name: /^第2步/ }).waitFor()
  await page.getByLabel('姓名').fill('江小雨')
  await page.getByLabel('出生日期').fill('2016-03-01')
  await page.getByLabel('邮箱').fill('jiang@doorway.example')
  await next(page)
  await page.getByRole('heading', { name: /^第3步/ }).waitFor()
  expect(await page.getByLabel('搜索学校名称').count()).toBe(0)
  expect(await page.getByLabel('年级', { exact: true }).count()).toBe(0)
  await next(page)
  await page.getByLabel(/^我已阅读并同意/).check()
  await page.getByLabel('监护人姓名').fill('江敬之')
  await page.getByLabel('与孩子的关系').fill('父亲')
  await page.getByLabel('监护人手机号').fill('13900000000')
  await page.getByLabel(/^我是孩子的监护人/).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.getByRole('heading', { name: /^已提交/ }).waitFor()
}

/** The others of the class, as their browsers would send it. */
async function registerOthers(code: string) {
  const calls = createDoorwayClient({ baseUrl: portal.url }).endpoints(registrationEndpoints)
  const { areaCodes, schoolId, gradeId, classId } = await calls.getInvitedClass(code)
  const numbers = Array.from({ length: CLASS_SIZE - 1 }, (_, index) => String(index + 1).padStart(2, '0'))
  for (const number of numbers)
    await calls.submit(
      {
        username: `s_class_${number}`,
        password: PASSWORD,
        name: `江小${number}`,
        userType: '5',
        birthDate: '2016-03-01',
        email: 'jiang@doorway.example',
        areaCode: areaCodes.at(-1) ?? '',
        schoolId,
        gradeId,
        classId,
        invitationCode: code,
        guardian: { name: '江敬之', familyName: '父亲', mobile: '13900000000' },
        consents: [registrationTexts.privacy, registrationTexts.child],
      },
      () => undefined,
    )
}

describe('a code of a class', () => {
  it('brings forty children to their school, which approves them together', async () => {
    const school = await openInvitations()
    const { page, codes } = school
    await codes.getByRole('button', { name: '生成邀请码' }).click()
    const form = page.getByRole('dialog', { name: '生成邀请码' })
    await form.getByLabel('年级班级').selectOption({ label: '四年级 1班' })
    await form.getByLabel('人数上限').fill(String(CLASS_SIZE))
    await form.getByRole('button', { name: '生成', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: '班级邀请码' }).last()
    await sheet.getByRole('img', { name: '望川市砚池小学 四年级 1班注册二维码' }).waitFor()
    const code = (await sheet.locator('.dw-registrations-code').innerText()).replaceAll(' ', '')
    await sheet.getByText(`${portal.url}/userRegister?type=5&invite=${code}`).waitFor()
    await page.keyboard.press('Escape')

    const child = await newVisitor(portal.browser, PHONE)
    await child.page.goto(`${portal.url}/register`)
    await hydrate(child.page)
    await child.page.getByRole('textbox', { name: '班级邀请码' }).fill('abc')
    await child.page.getByRole('button', { name: '使用邀请码注册' }).click()
    await child.page.getByText('邀请码由10位数字或字母组成').waitFor()
    await child.page.getByRole('textbox', { name: '班级邀请码' }).fill(` ${code.toLowerCase()} `)
    await child.page.getByRole('button', { name: '使用邀请码注册' }).click()
    await child.page.getByText('您将加入：望川市砚池小学 四年级1班').first().waitFor()
    expect(await child.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await registerChild(child.page, 's_class_40')
    await registerOthers(code)

    await page.reload()
    await page.getByRole('button', { name: '班级邀请码' }).click()
    await page.getByText(`${CLASS_SIZE} / ${CLASS_SIZE}`).waitFor()
    await page.getByRole('button', { name: `审核 ${CLASS_SIZE} 人 四年级 1班` }).click()
    await page.getByRole('tab', { name: `待审核 ${CLASS_SIZE}` }).waitFor()
    await page.getByRole('checkbox', { name: '选择本页全部' }).check()
    await page.getByRole('button', { name: `批量通过（${CLASS_SIZE}）` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '通过', exact: true }).click()
    await page.getByText(`已通过${CLASS_SIZE}人`).waitFor()

    await signIn(child.page, portal.url, 's_class_40', PASSWORD)
    await child.page.waitForURL((url) => url.pathname !== '/login')
    expect(school.faults).toEqual([])
    expect(child.faults).toEqual([])
  })

  it('that cannot be used says why, and the form goes on without it', async () => {
    const { page, codes, faults } = await openInvitations()
    await codes.getByRole('button', { name: /^停用 一年级/ }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('停用后不能再用它注册；已经提交的申请不受影响。').waitFor()
    await question.getByRole('button', { name: '停用', exact: true }).click()
    await page.getByText('一年级 1班的邀请码已停用').waitFor()
    const child = await newVisitor(portal.browser, PHONE)
    await child.page.goto(`${portal.url}/userRegister?type=5&invite=R7K2MQ4XW9`)
    await child.page.getByText('该邀请码已停用').waitFor()
    await child.page.goto(`${portal.url}/userRegister?type=5&invite=2222222222`)
    await child.page.getByText('邀请码不存在').waitFor()
    await hydrate(child.page)
    await child.page.getByLabel('登录名').fill('s_uninvited')
    await child.page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await child.page.getByLabel('确认密码').fill(PASSWORD)
    await next(child.page)
    await child.page.getByRole('heading', { name: /^第2步/ }).waitFor()
    expect(faults).toEqual([])
  })
})
