import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const COMPETITION = '云泽省第二届中小学微课大赛'
const HOLDER = '林砚秋'
const TEMPLATE = '微课大赛获奖证书'
const REASON = '获奖者姓名登记有误'

/** The award of one person lacks its certificate. */
const LOST = `delete from certificate where holder_name = '${HOLDER}';`

const portal = servePortal({}, LOST)
let no = ''

async function openTab(tab: string) {
  const journey = await newVisitor(portal.browser)
  const { page } = journey
  await openAs(page, `${portal.url}/home`, 'comp01')
  await openMenu(page, '成绩与证书', '成绩管理')
  await page.getByRole('combobox', { name: '赛事' }).selectOption({ label: COMPETITION })
  await page.getByRole('tab', { name: tab, exact: true }).click()
  return journey
}

/** The text of the PDF that a button downloads, without spaces. */
async function textOfDownload(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  const bytes = new Uint8Array(await readFile(await file.path()))
  const { text } = await extractText(await getDocumentProxy(bytes))
  return text.join('').replaceAll(/\s/g, '')
}

describe('a template of certificates', () => {
  it('is refused with a fault, then edited and previewed', async () => {
    const { page, context } = await openTab('模板')
    await page.getByRole('button', { name: `修改模板 ${TEMPLATE}` }).click()
    const dialog = page.getByRole('dialog', { name: '修改模板' })
    await dialog.getByLabel('正文').fill('{holder}荣获{prize}。')
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.getByText('没有字段“prize”').waitFor()
    await dialog.getByLabel('正文').fill('祝贺{holder}在{competition}中荣获')
    await dialog.getByLabel('正文').press('End')
    await dialog.getByRole('group', { name: '插入字段' }).getByRole('button', { name: '奖项' }).click()
    await dialog.getByLabel('编号规则').fill('{code}{year}{seq:4}')
    await dialog.getByText(/示例：泽微课证\d{4}0001/).waitFor()
    await dialog.getByRole('button', { name: '保存' }).click()
    await page.getByText(`已保存模板 ${TEMPLATE}`).first().waitFor()
    await context.close()
  })

  it('names the numbers before certificates are issued by it', async () => {
    const { page, context } = await openTab('证书')
    await page.getByRole('button', { name: '颁发证书' }).click()
    const dialog = page.getByRole('alertdialog', { name: '颁发证书' })
    await dialog.getByText(/^微课大赛获奖证书：1 份，泽微课证\d{4}0001 至 泽微课证\d{4}0001$/).waitFor()
    await dialog.getByRole('button', { name: '颁发证书' }).click()
    await page.getByText('已颁发 1 份证书').first().waitFor()
    no =
      (await page
        .getByText(/^泽微课证\d{4}0001$/)
        .first()
        .textContent()) ?? ''
    expect(await textOfDownload(page, `下载 ${no}`)).toContain(`祝贺${HOLDER}在${COMPETITION}中荣获一等奖`)
    await page.getByRole('button', { name: '生成全部证书（PDF）' }).click()
    await page.getByRole('button', { name: `${COMPETITION}-证书.pdf` }).waitFor()
    expect(await textOfDownload(page, `${COMPETITION}-证书.pdf`)).toContain(no)
    await context.close()
  })

  it('makes the certificate that its holder downloads and others verify', async () => {
    const { page, context } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/personalCenter?tab=certificates`, 't_linyq')
    const text = await textOfDownload(page, `下载 PDF ${no}`)
    expect(text).toContain(`祝贺${HOLDER}`)
    expect(text).toContain(`编号：${no}`)
    const code = /验证码：([A-Z0-9]{10})/.exec(text)?.[1] ?? ''
    await page.goto(`${portal.url}/comPageInfo?type=certificate&id=${encodeURIComponent(no)}&code=${code}`)
    await page.getByRole('img', { name: new RegExp(`${HOLDER} ${no}`) }).waitFor()
    await context.close()
  })

  it('is not deleted while the certificate has its texts', async () => {
    const { page, context } = await openTab('模板')
    await page.getByRole('button', { name: `删除 ${TEMPLATE}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await page.getByText(`“${COMPETITION}”正在使用此模板，不能删除`).first().waitFor()
    await context.close()
  })

  it('leaves a revoked certificate whose holder reads why', async () => {
    const { page, context } = await openTab('证书')
    await page.getByRole('button', { name: `作废 ${no}` }).click()
    const dialog = page.getByRole('dialog', { name: '作废' })
    await dialog.getByLabel('原因').fill(REASON)
    await dialog.getByRole('button', { name: '作废' }).click()
    await page.getByText(`证书 ${no} 已作废`).first().waitFor()
    await context.close()

    const holder = await newVisitor(portal.browser)
    await openAs(holder.page, `${portal.url}/message-center`, 't_linyq')
    await holder.page.getByText(`证书 ${no} 已作废`).first().click()
    await holder.page.getByText(`您的证书 ${no} 已作废。原因：${REASON}`).first().waitFor()
    await holder.page.goto(`${portal.url}/personalCenter?tab=certificates`)
    await holder.page.getByText(no).waitFor()
    expect(await holder.page.getByRole('button', { name: `下载 PDF ${no}` }).count()).toBe(0)
    await holder.context.close()
  })
})
