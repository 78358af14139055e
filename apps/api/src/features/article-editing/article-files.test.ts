import { describe, expect, it } from 'vitest'
import { articleClient, articleOf } from '../../testing/article-client'
import { openTestApp } from '../../testing/open-test-app'
import { uploadPicture } from '../../testing/upload-picture'

const { as, anonymous } = await openTestApp()
const person = await as('edit01')
const editor = articleClient(person)
const reviewer = articleClient(await as('review01'))
const uploaded = (sign: string) => uploadPicture(person, sign)

const read = async (path: string) => (await anonymous().send(new Request(`http://doorway.test${path}`))).status
const nameOf = async (path: string) =>
  (await anonymous().send(new Request(`http://doorway.test${path}`))).headers.get('content-disposition')
const addressOf = (id: string) => `/api/file/content/${id}`

describe('a picture inside a text', () => {
  it('is shown to editors by a key, and to visitors once the text is published', async () => {
    const id = await uploaded('inside')
    const bodyHtml = `<p>会场</p><img src="${addressOf(id)}?key=1.x" alt="会场" />`
    const saved = articleOf(await editor.save({ bodyHtml }))
    const keyed = articleOf(await reviewer.get(saved.id))
    const [, address = ''] = /src="([^"]+)"/.exec(keyed.bodyHtml) ?? []
    expect(address).toMatch(/\?key=\d+\./)
    expect(await read(address)).toBe(200)
    expect(await read(addressOf(id))).toBe(404)
    const waiting = articleOf(await editor.submit(saved))
    const passed = articleOf(await reviewer.review(waiting, 1))
    expect(await read(addressOf(id))).toBe(404)
    await reviewer.change([passed.id], 'publish')
    expect(await read(addressOf(id))).toBe(200)
    const { data } = (await anonymous().get(`/api/portal/getContentDetail?type=article&id=${saved.id}`)).body
    expect(Object(data).bodyHtml).toContain(`src="${addressOf(id)}"`)
    await reviewer.change([passed.id], 'offline')
    expect(await read(addressOf(id))).toBe(404)
  })

  it('of another person opens nothing by being named', async () => {
    const foreign = '00000000-0000-4000-8000-000000000101'
    const before = await read(addressOf(foreign))
    const bodyHtml = `<img src="${addressOf(foreign)}" alt="x" />`
    const waiting = articleOf(await editor.submit(articleOf(await editor.save({ bodyHtml }))))
    const { id } = articleOf(await reviewer.review(waiting, 1))
    await reviewer.change([id], 'publish')
    expect(await read(addressOf(foreign))).toBe(before)
  })
})

describe('cover and attachments', () => {
  it('are finished uploads of one’s own, and go live with the revision', async () => {
    const [cover, attachment] = [await uploaded('cover'), await uploaded('attachment')]
    const saved = articleOf(await editor.save({ coverFileId: cover, attachmentIds: [attachment] }))
    expect(saved.attachments).toMatchObject([{ id: attachment, name: 'attachment.png' }])
    expect((await reviewer.save({ id: saved.id, version: saved.version })).body).toMatchObject({
      code: 'ARTICLE_LOCKED',
    })
    const { id } = articleOf(await reviewer.review(articleOf(await editor.submit(saved)), 1))
    await reviewer.change([id], 'publish')
    const { data } = (await anonymous().get(`/api/portal/getContentDetail?type=article&id=${id}`)).body
    expect(data).toMatchObject({
      coverUrl: addressOf(cover),
      attachments: [{ name: 'attachment.png', url: addressOf(attachment) }],
    })
    expect(await read(addressOf(cover))).toBe(200)
    // The name that its uploader gave a picture may be that of a child: a page does not need it.
    expect(await nameOf(addressOf(cover))).toContain('file.png')
    expect(await nameOf(addressOf(cover))).not.toContain('cover')
    expect(await nameOf(`${addressOf(attachment)}?download=1`)).toContain('attachment.png')
    const stranger = await uploaded('stranger')
    expect((await reviewer.save({ attachmentIds: [stranger] })).status).toBe(403)
    const admin = articleClient(await as('admin'))
    expect((await admin.save({ attachmentIds: [stranger] })).status).toBe(404)
  })
})
