import { randomBytes } from 'node:crypto'
import type { Locator, Page } from 'playwright'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { mp4 } from '../../apps/api/src/demo/sample-media'
import { newVisitor, openAs } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const WORKS = '/othersSignUpList?id=3&tab=works'
const MEGABYTES = 1024 * 1024
const SUMMARY =
  '爷爷总说节气比日历准。我用程序做了一份会说话的二十四节气日历：点一下就能听到爷爷讲这个节气该做什么，还能看到我拍的田里的照片和一年的气温变化。'
const film = Buffer.from(mp4, 'base64')
/** A box that players skip makes a film of any size. */
const longFilm = (bytes: number) => {
  const box = Buffer.alloc(8)
  box.writeUInt32BE(bytes - film.length, 0)
  box.write('free', 4, 'latin1')
  return Buffer.concat([film, box, randomBytes(bytes - film.length - box.length)])
}
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')

async function openWork(page: Page, name: string) {
  await openAs(page, portal.url + WORKS, name)
}

/** What a scanner reads on the screen. */
async function scan(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

const slotOf = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label })
const choose = (page: Page, label: string, name: string, buffer: Buffer, mimeType = 'application/octet-stream') =>
  slotOf(page, label).locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

describe('a participant', () => {
  it('uploads a work, has it back as a draft, submits it and holds a receipt', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/file/upload/create')) sent.push(request.url())
    })
    await openWork(page, 's_wangzh')
    await page.getByRole('heading', { name: '提交作品' }).waitFor()
    expect(await page.getByLabel('作品名称').inputValue()).toBe('给爷爷的二十四节气日历')
    await page.getByLabel('作品简介').fill(SUMMARY)

    // Checked before a byte is sent.
    await choose(page, '微课视频', '日历.mov', film)
    await page.getByText('格式须为mp4').waitFor()
    await choose(page, '微课视频', '日历.mp4', Buffer.from('no film'), 'video/mp4')
    await page.getByText('无法读取视频，请换一个文件').waitFor()

    await choose(page, '微课视频', '日历.mp4', longFilm(9 * MEGABYTES), 'video/mp4')
    // The film has no sound track: it is sent when that is confirmed.
    const slot = slotOf(page, '微课视频')
    await slot.getByText('文件没有音轨，播放时不会有声音。').waitFor()
    await page.getByRole('button', { name: '提交作品' }).click()
    await page.getByText('有文件等待确认是否上传').waitFor()
    expect(sent).toEqual([])
    await slot.getByRole('button', { name: '仍然上传' }).click()
    await slot.getByText(/^已上传 · 9 MB$/).waitFor()
    await page.getByText(/^草稿已保存/).waitFor()
    await page.getByRole('button', { name: '提交作品' }).click()
    await page.getByText('请上传该项材料').waitFor()

    await page.reload()
    expect(await page.getByLabel('作品简介').inputValue()).toBe(SUMMARY)
    await slotOf(page, '微课视频').getByText('日历.mp4').waitFor()
    await choose(page, '教学设计', '说明.pdf', pdf, 'application/pdf')
    await slotOf(page, '教学设计')
      .getByText(/^已上传/)
      .waitFor()
    await page.getByRole('button', { name: '提交作品' }).click()
    await page.getByText('作品已提交').waitFor()
    const receipt = page.getByRole('region', { name: '提交回执' })
    await receipt.getByText(/^ZP3\d{6}$/).waitFor()
    await receipt.getByText(/^[0-9a-f]{64}$/).waitFor()
    await receipt.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/).waitFor()

    // Its code opens the receipt again.
    const number = await receipt.getByText(/^ZP3\d{6}$/).innerText()
    const hash = await receipt.getByText(/^[0-9a-f]{64}$/).innerText()
    const address = await scan(receipt.getByRole('img', { name: '回执二维码' }))
    expect(address).toBe(`${portal.url}/othersSignUpList?id=3&tab=works#${number}-${hash}`)
    const scanned = await page.context().newPage()
    await scanned.goto(address)
    await scanned.getByRole('region', { name: '提交回执' }).getByText(hash).waitFor()
    await scanned.close()

    // A change does not take the place of what was submitted before it is submitted too.
    await page.getByLabel('作品名称').fill('会说话的节气日历')
    await page.getByRole('button', { name: '保存草稿' }).click()
    await page.getByText('有尚未提交的修改，目前有效的是上一次提交。').waitFor()
    await page.getByRole('button', { name: '撤回作品' }).click()
    await page.getByRole('button', { name: '确定撤回' }).click()
    await page.getByText('作品已撤回').waitFor()
    expect(faults).toEqual([])
  })

  it('is told to sign up first', async () => {
    const { page } = await newVisitor(portal.browser)
    await openWork(page, 's_lixc')
    await page.getByText('请先完成报名，再上传作品。').waitFor()
  })
})
