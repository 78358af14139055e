import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Phone-Maker' } })
    .jpeg()
    .toBuffer(),
})

describe('the media library', () => {
  it('takes pictures, describes one, and an article shows it', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`, 'edit01')
    await openMenu(page, '内容管理', '附件管理')
    await page.getByRole('button', { name: '上传文件' }).click()
    const dialog = page.getByRole('dialog', { name: '上传文件' })
    await dialog
      .locator('input[type=file]')
      .setInputFiles([
        await photo('风筝.jpg', '#2468ac'),
        await photo('操场.jpg', '#ac6824'),
        { name: 'a.exe', mimeType: 'x/x', buffer: Buffer.from('MZ') },
      ])
    await dialog.getByText('已完成 2 / 3').waitFor()
    await dialog.getByText('不支持的文件类型').waitFor()
    await dialog.getByRole('button', { name: '完成', exact: true }).click()

    await page.getByRole('button', { name: '风筝.jpg', exact: true }).click()
    const details = page.getByRole('dialog', { name: '风筝.jpg' })
    await details.getByRole('textbox', { name: '图片说明' }).fill('学生在放风筝')
    await details.getByText('没有任何内容使用这个文件。').waitFor()
    await details.getByRole('button', { name: '保存' }).click()
    await page.getByText('“风筝.jpg”已保存').waitFor()

    // A crop becomes a picture of its own, or replaces the picture at its address.
    await page.getByRole('button', { name: '操场.jpg', exact: true }).click()
    const second = page.getByRole('dialog', { name: '操场.jpg' })
    await second.getByText('1600 × 900').waitFor()
    await second.getByRole('button', { name: '裁剪' }).click()
    const crop = page.getByRole('dialog', { name: '裁剪图片' })
    expect(await crop.getByRole('button', { name: '替换原图' }).isDisabled()).toBe(true)
    await crop.getByRole('radio', { name: '16:9' }).check()
    await crop.getByRole('button', { name: '向右旋转' }).click()
    await crop.getByText('裁剪后 900 × 506 像素').waitFor()
    await crop.getByRole('button', { name: '另存为新图片' }).click()
    await page.getByText('已另存为“操场-裁剪.jpg”').waitFor()
    await second.getByRole('button', { name: '裁剪' }).click()
    await crop.getByRole('radio', { name: '1:1' }).check()
    await crop.getByText('裁剪后 900 × 900 像素').waitFor()
    await crop.getByRole('button', { name: '替换原图' }).click()
    await page.getByText('“操场.jpg”已替换').waitFor()
    await second.getByText('900 × 900').waitFor()
    await second.getByRole('button', { name: '取消' }).click()

    await openMenu(page, '内容管理', '文章管理')
    await page.getByRole('button', { name: '写文章' }).click()
    await page.getByRole('textbox', { name: '标题', exact: true }).fill('春日风筝')
    await page.getByRole('combobox', { name: /^栏目/ }).selectOption({ label: '　要闻' })
    await page.getByRole('textbox', { name: '正文' }).click()
    await page.getByRole('button', { name: '图片', exact: true }).click()
    const insert = page.getByRole('dialog', { name: '插入图片' })
    await insert.getByText('从文件库选择').click()
    await insert.getByRole('button', { name: '学生在放风筝' }).click()
    expect(await insert.getByRole('textbox', { name: '图片说明' }).inputValue()).toBe('学生在放风筝')
    await insert.getByRole('button', { name: '插入图片' }).click()
    const shown = page.getByRole('img', { name: '学生在放风筝' })
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
    await page.getByText(/^已于 .* 保存$/).waitFor()

    await openMenu(page, '内容管理', '附件管理')
    await page.getByRole('checkbox', { name: '选择 风筝.jpg' }).check({ force: true })
    await page.getByRole('button', { name: '删除', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click()
    await page.getByText(/《春日风筝》/).waitFor()
    await page.getByRole('button', { name: '风筝.jpg', exact: true }).click()
    await page.getByText('文章正文：春日风筝').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })
})

describe('a video of the library', () => {
  it('gets the frame that is shown as its poster, which readers see before they play it', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`, 'admin')
    await openMenu(page, '内容管理', '附件管理')
    await page.getByRole('button', { name: '示例微课.mp4', exact: true }).first().click()
    const details = page.getByRole('dialog', { name: '示例微课.mp4' })
    const film = details.locator('video')
    await film.waitFor()
    const id = /content\/([\w-]+)/.exec((await film.getAttribute('src')) ?? '')?.[1]
    const poster = `${portal.url}/api/file/content/${id}?poster=1`
    expect((await fetch(poster)).status).toBe(404)
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1)
    await details.getByRole('button', { name: '用当前画面作封面' }).click()
    await page.getByText('“示例微课.mp4”的封面已更新').waitFor()
    await expect.poll(() => film.getAttribute('poster')).toContain('poster')
    await details.getByRole('button', { name: '移除封面' }).waitFor()

    const still = await fetch(poster)
    expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const visitor = await newVisitor(portal.browser)
    await visitor.page.goto(`${portal.url}/announcement`)
    await visitor.page.getByRole('link', { name: '关于举办云泽省第三届中小学微课大赛的通知' }).first().click()
    const player = visitor.page.getByRole('main').locator('video')
    await player.waitFor()
    expect(await player.getAttribute('poster')).toContain(`${id}?poster=1`)
    expect(visitor.faults).toEqual([])
    expect(faults).toEqual([])
  })
})
