import { tinyJpeg, wordpressExport, zipOf } from '@doorway/api/testing'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../support/api-token'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const HOST = 'http://old.school.example'
const XML = wordpressExport([
  {
    id: 41,
    title: '旧站迁移来的新闻',
    category: '旧站新闻',
    html: `<div style="font-size:16px">开学典礼隆重举行</div><img src="${HOST}/wp-content/uploads/2019/03/opening-300x200.jpg">`,
    link: `${HOST}/2019/03/%E5%BC%80%E5%AD%A6.html`,
  },
  { id: 42, title: '旧站的草稿', category: '旧站新闻', html: '未完', status: 'draft' },
])
const ARCHIVE = zipOf({ 'uploads/2019/03/opening.jpg': tinyJpeg('journey') })

const redirectOf = async (path: string) => {
  const { status, headers } = await fetch(portal.url + path, { redirect: 'manual' })
  return { status, location: headers.get('location') }
}

describe('an import of articles', () => {
  it('goes from the file of the former portal to articles whose old addresses lead on, and back', async () => {
    const token = await tokenOf(portal.url, 'prov01')
    const column = {
      siteId: 1,
      name: '旧站新闻',
      code: 'news.former',
      kind: 'list',
      visibility: 'public',
      reviewLevels: 0,
      isNav: false,
      state: 'on',
    }
    await fetch(`${portal.url}/api/cmsColumn/insertOrUpdateColumn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify(column),
    })
    expect((await redirectOf('/?p=41')).status).not.toBe(301)

    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`, 'prov01')
    await openMenu(page, '内容管理', '文章管理')
    await page.getByRole('button', { name: '导入文章' }).click()
    const wizard = page.getByRole('dialog', { name: '导入文章' })
    await wizard.getByRole('combobox', { name: /^导入到站点/ }).selectOption('1')
    await wizard
      .getByLabel('把 WordPress 导出的 xml 文件拖到这里，或')
      .setInputFiles({ name: 'wordpress.xml', mimeType: 'text/xml', buffer: Buffer.from(XML) })
    await wizard
      .getByLabel('把图片和附件的 zip 压缩包拖到这里（可选），或')
      .setInputFiles({ name: 'uploads.zip', mimeType: 'application/zip', buffer: ARCHIVE })
    await wizard.getByRole('button', { name: '读取并预览' }).click()

    await wizard.getByText('共 2 篇：已发布 1，待审 0，草稿 1，回收站 0。').waitFor()
    const choice = wizard.getByRole('combobox', { name: '“旧站新闻”的栏目' })
    expect(await choice.locator('option:checked').textContent()).toContain('旧站新闻')
    await wizard.getByRole('textbox', { name: '“suwq”的署名' }).waitFor()
    await wizard.getByRole('textbox', { name: '“林砚秋”的署名' }).fill('校史编辑部')
    await wizard.getByRole('button', { name: '导入 2 篇文章' }).click()
    await wizard.getByText(/^已导入 2 篇，跳过 0 篇，缺少 0 个文件，4 个原网址/).waitFor()

    const moved = await redirectOf('/2019/03/%E5%BC%80%E5%AD%A6.html')
    expect(moved).toEqual({ status: 301, location: expect.stringMatching(/^\/comPageInfo\?type=article&id=\d+$/) })
    expect(await redirectOf('/?p=41')).toEqual(moved)
    expect((await redirectOf('/?p=42')).status).not.toBe(301)
    expect((await redirectOf('/2019/03/unknown.html')).status).toBe(404)
    const text = await (await fetch(portal.url + (moved.location ?? ''))).text()
    expect(text).toContain('旧站迁移来的新闻')
    expect(text).toContain('校史编辑部')
    const [picture = ''] = /\/api\/file\/content\/[0-9a-f-]{36}/.exec(text) ?? []
    expect((await fetch(portal.url + picture)).headers.get('content-type')).toBe('image/jpeg')
    const ofPicture = { status: 301, location: picture }
    expect(await redirectOf('/wp-content/uploads/2019/03/opening-300x200.jpg')).toEqual(ofPicture)
    expect(await redirectOf('/wp-content/uploads/2019/03/opening.jpg')).toEqual(ofPicture)
    expect((await redirectOf('/wp-content/uploads/2019/03/unknown.jpg')).status).toBe(404)

    // The report is there later as well.
    await page.reload()
    await page.getByRole('button', { name: '导入文章' }).click()
    await wizard.getByRole('button', { name: '打开 wordpress.xml' }).click()
    await wizard.getByRole('row', { name: /旧站的草稿/ }).waitFor()
    const download = page.waitForEvent('download')
    await wizard.getByRole('button', { name: '下载报告（csv）' }).click()
    expect((await download).suggestedFilename()).toBe('文章导入报告.csv')

    await wizard.getByRole('button', { name: '撤销本次导入' }).click()
    await page.getByRole('dialog', { name: '撤销本次导入' }).getByRole('button', { name: '撤销本次导入' }).click()
    await wizard.getByText('本次导入已撤销').waitFor()
    expect((await redirectOf('/2019/03/%E5%BC%80%E5%AD%A6.html')).status).toBe(404)
    expect((await redirectOf('/wp-content/uploads/2019/03/opening.jpg')).status).toBe(404)
    expect(faults).toEqual([])
  })
})
