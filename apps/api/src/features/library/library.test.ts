import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Schema } from '@doorway/api-client/types'
import { articleClient, articleOf } from '../../testing/article-client'
import { openTestApp, type TestClient, type TestResponse } from '../../testing/open-test-app'
import { film } from '../../testing/media-files'
import { uploadFile, uploadPicture } from '../../testing/upload-picture'

const { as, anonymous, db, clock } = await openTestApp()
const editor = await as('edit01')
const admin = await as('admin')

type File = Schema<'LibraryFile'>
const post = (client: TestClient, name: string, body: object) => client.post(`/api/attachment/${name}`, body)
const dataOf = ({ body }: TestResponse) => {
  if (!body.success) throw new Error(`${body.code}: ${body.msg} ${JSON.stringify(body.errors)}`)
  return Object(body.data)
}
const list = async (t: object, client = editor): Promise<File[]> =>
  dataOf(await post(client, 'queryPageAttachmentList', { currentPage: 1, pageSize: 100, t: { siteId: 1, ...t } })).data
const library = async (siteId = 1): Promise<Schema<'Library'>> =>
  dataOf(await editor.get(`/api/attachment/getLibrary?siteId=${siteId}`))
const details = async (id: string): Promise<Schema<'LibraryFileDetail'>> =>
  dataOf(await editor.get(`/api/attachment/getAttachment?id=${id}`))

/** Uploads a picture into the library of the first site. */
async function added(sign: string, folderId: number | null = null): Promise<File> {
  const id = await uploadPicture(editor, sign)
  const [file] = dataOf(await post(editor, 'addAttachments', { siteId: 1, folderId, uploadIds: [id] }))
  return file
}
const folder = async (name: string, parentId: number | null = null): Promise<Schema<'LibraryFolder'>> =>
  dataOf(await post(editor, 'insertOrUpdateFolder', { siteId: 1, parentId, name }))

/** A site that was not given to the editor, with a file. */
async function foreignFile(): Promise<string> {
  const id = await uploadPicture(admin, 'foreign')
  const made = await admin.post('/api/cmsSites/insertOrUpdate', {
    name: '别的站点',
    code: 'other',
    level: '专题',
    areaCode: '380000',
    state: 'running',
  })
  dataOf(await post(admin, 'addAttachments', { siteId: Object(made.body.data).id, uploadIds: [id] }))
  return id
}

describe('the media library refuses', () => {
  it('callers without a token and without the code', async () => {
    const page = { currentPage: 1, pageSize: 10, t: { siteId: 1 } }
    expect((await post(anonymous(), 'queryPageAttachmentList', page)).status).toBe(401)
    expect((await post(await as('t_linyq'), 'queryPageAttachmentList', page)).status).toBe(403)
  })

  it('sites, files and folders that were not given to the caller, as if they were not there', async () => {
    const id = await foreignFile()
    const { siteId, version, name, alt } = dataOf(await admin.get(`/api/attachment/getAttachment?id=${id}`)).file
    expect((await editor.get(`/api/attachment/getLibrary?siteId=${siteId}`)).status).toBe(404)
    expect((await editor.get(`/api/attachment/getAttachment?id=${id}`)).status).toBe(404)
    const change = { id, version, name, alt, focalX: 1, focalY: 1 }
    expect((await post(editor, 'updateAttachment', change)).status).toBe(404)
    const gone = dataOf(await post(editor, 'changeAttachments', { ids: [id], action: 'delete' }))
    expect(gone).toMatchObject({ changed: [], failed: [{ id }] })
    const its = dataOf(await post(admin, 'insertOrUpdateFolder', { siteId, parentId: null, name: '别处' }))
    const own = await added('own')
    const moved = dataOf(await post(editor, 'changeAttachments', { ids: [own.id], action: 'move', folderId: its.id }))
    expect(moved.changed).toEqual([])
    expect((await editor.delete(`/api/attachment/folder/${its.id}`)).status).toBe(404)
    // A file of another site cannot become a cover here either.
    expect((await articleClient(editor).save({ coverFileId: id })).status).toBe(404)
  })

  it('uploads of another person', async () => {
    const id = await uploadPicture(admin, 'not-mine')
    expect((await post(editor, 'addAttachments', { siteId: 1, uploadIds: [id] })).status).toBe(404)
  })

  it('what exceeds the quota of the site', async () => {
    await db.execute(sql`update cms_site set file_quota = 1 where id = 1`)
    const id = await uploadPicture(editor, 'too-much')
    const { body } = await post(editor, 'addAttachments', { siteId: 1, uploadIds: [id] })
    await db.execute(sql`update cms_site set file_quota = 21474836480 where id = 1`)
    expect(body).toMatchObject({ success: false, code: 'LIBRARY_QUOTA' })
  })
})

describe('files', () => {
  it('are listed by kind, name, size, folder and uploader, the newest first', async () => {
    const place = await folder('秋季')
    clock.advanceMinutes(1)
    const file = await added('autumn-fair', place.id)
    expect((await list({ folderId: place.id })).map(({ id }) => id)).toEqual([file.id])
    expect((await list({ name: 'autumn-fair' })).map(({ id }) => id)).toEqual([file.id])
    expect((await list({ kind: 'picture' }))[0]?.id).toBe(file.id)
    expect((await list({ kind: 'document' })).every(({ kind }) => kind === 'document')).toBe(true)
    expect(await list({ minSize: 1024 ** 3 })).toEqual([])
    expect((await list({ folderId: null })).map(({ id }) => id)).not.toContain(file.id)
    const { uploaders, folders } = await library()
    expect(folders).toContainEqual(expect.objectContaining({ id: place.id, fileCount: 1 }))
    const me = uploaders.find(({ name }) => name === file.uploaderName)
    expect((await list({ uploaderId: me?.id })).map(({ id }) => id)).toContain(file.id)
  })

  it('store alternative text and focal point, and refuse a stale version', async () => {
    const { id, version } = await added('focus')
    const change = { id, version, name: '会场.png', alt: '会场全景', focalX: 20, focalY: 80 }
    expect(dataOf(await post(editor, 'updateAttachment', change))).toMatchObject({
      alt: '会场全景',
      focalX: 20,
      version: 1,
    })
    const stale = await post(editor, 'updateAttachment', change)
    expect(stale).toMatchObject({ status: 409, body: { data: { alt: '会场全景' } } })
    const renamed = await post(editor, 'updateAttachment', { ...change, version: 1, name: '会场.exe' })
    expect(renamed.body.errors?.map(({ field }) => field)).toEqual(['name'])
  })

  it('are known as duplicates by their bytes', async () => {
    const one = await added('twin')
    const two = await added('twin')
    expect((await details(one.id)).duplicates.map(({ id }) => id)).toContain(two.id)
    expect((await list({ isDuplicate: true })).map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, two.id]))
  })
})

describe('a file in use', () => {
  it('names its uses, is not deleted, and is deleted once nothing refers to it', async () => {
    const file = await added('used')
    const articles = articleClient(editor)
    const saved = articleOf(await articles.save({ title: '开学典礼', coverFileId: file.id }))
    const { uses } = await details(file.id)
    expect(uses).toEqual([{ kind: 'text', refId: saved.id, title: '开学典礼' }])
    expect((await list({ isUnused: true })).map(({ id }) => id)).not.toContain(file.id)
    const refused = dataOf(await post(editor, 'changeAttachments', { ids: [file.id], action: 'delete' }))
    expect(refused.failed[0].msg).toContain('《开学典礼》')
    const free = await added('free')
    expect((await list({ isUnused: true })).map(({ id }) => id)).toContain(free.id)
    expect(dataOf(await post(editor, 'changeAttachments', { ids: [free.id], action: 'delete' })).changed).toEqual([
      free.id,
    ])
    expect((await editor.get(`/api/attachment/getAttachment?id=${free.id}`)).status).toBe(404)
  })

  it('is shown to visitors where an article of the same site shows it', async () => {
    const file = await added('shown')
    const articles = articleClient(editor)
    const reviewer = articleClient(await as('review01'))
    const read = async () => (await anonymous().send(new Request(`http://doorway.test${file.url}`))).status
    const saved = articleOf(await articles.save({ bodyHtml: `<p>x</p><img src="${file.url}" alt="x" />` }))
    expect(await read()).toBe(404)
    const { id } = articleOf(await reviewer.review(articleOf(await articles.submit(saved)), 1))
    await reviewer.change([id], 'publish')
    expect(await read()).toBe(200)
  })
})

describe('replacing a file', () => {
  it('changes bytes and ETag, and leaves id, alternative text and uses', async () => {
    const file = await added('before')
    const fetched = async () => editor.send(new Request(`http://doorway.test${file.url}`))
    const before = await fetched()
    const uploadId = await uploadPicture(editor, 'after')
    await db.execute(sql`update file_object set sha256 = repeat('a', 64) where id = ${uploadId}`)
    const replaced = dataOf(await post(editor, 'replaceFile', { id: file.id, version: file.version, uploadId }))
    expect(replaced).toMatchObject({ id: file.id, url: file.url, version: file.version + 1 })
    const after = await fetched()
    expect(after.status).toBe(200)
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect((await editor.get(`/api/attachment/getAttachment?id=${uploadId}`)).status).toBe(404)
    const stale = await post(editor, 'replaceFile', { id: file.id, version: file.version, uploadId })
    expect(stale.status).toBe(409)
  })
})

describe('a site with files', () => {
  it('is not deleted, and is once its library is empty', async () => {
    const made = await admin.post('/api/cmsSites/insertOrUpdate', {
      name: '临时站点',
      code: 'temporary',
      level: '专题',
      areaCode: '380000',
    })
    const { id: siteId } = dataOf(made)
    const id = await uploadPicture(admin, 'temporary')
    dataOf(await post(admin, 'insertOrUpdateFolder', { siteId, parentId: null, name: '空' }))
    dataOf(await post(admin, 'addAttachments', { siteId, uploadIds: [id] }))
    expect((await admin.delete(`/api/cmsSites/${siteId}`)).body).toMatchObject({ code: 'SITE_HAS_FILES' })
    dataOf(await post(admin, 'changeAttachments', { ids: [id], action: 'delete' }))
    expect((await admin.delete(`/api/cmsSites/${siteId}`)).body.success).toBe(true)
  })
})

describe('folders', () => {
  it('are renamed and moved, at most four levels deep and never into themselves', async () => {
    const top = await folder('一')
    const second = await folder('二', top.id)
    const third = await folder('三', second.id)
    const fourth = await folder('四', third.id)
    const save = (body: object) => post(editor, 'insertOrUpdateFolder', { siteId: 1, ...body })
    expect((await save({ parentId: fourth.id, name: '五' })).body.errors?.[0]?.field).toBe('parentId')
    const inside = await save({ id: top.id, version: 0, parentId: fourth.id, name: '一' })
    expect(inside.body.msg).toBe('不能移动到自身或其下级')
    expect((await save({ parentId: null, name: '一' })).body.errors?.[0]?.field).toBe('name')
    const renamed = dataOf(await save({ id: fourth.id, version: 0, parentId: null, name: '第四' }))
    expect(renamed).toMatchObject({ parentId: null, name: '第四', version: 1 })
    expect((await save({ id: fourth.id, version: 0, parentId: null, name: '旧' })).status).toBe(409)
  })

  it('are deleted only when they are empty', async () => {
    const place = await folder('待清空')
    const file = await added('inside', place.id)
    const refused = await editor.delete(`/api/attachment/folder/${place.id}`)
    expect(refused.body).toMatchObject({ success: false, code: 'FOLDER_NOT_EMPTY' })
    dataOf(await post(editor, 'changeAttachments', { ids: [file.id], action: 'move', folderId: null }))
    expect((await editor.delete(`/api/attachment/folder/${place.id}`)).body.success).toBe(true)
  })
})

describe('the poster of a video', () => {
  const bytesOf = (url: string, client: TestClient = anonymous()) =>
    client.send(new Request(`http://doorway.test${url}`))

  async function addedFilm(): Promise<File> {
    const id = await uploadFile(editor, '开学.mp4', Buffer.from(await film({ seconds: 1 })))
    const [file] = dataOf(await post(editor, 'addAttachments', { siteId: 1, folderId: null, uploadIds: [id] }))
    return file
  }
  const setPoster = ({ id, version }: File, uploadId: string | null) =>
    post(editor, 'setPoster', { id, version, uploadId })

  it('has to be a picture, of a video, of its present version', async () => {
    const video = await addedFilm()
    const text = await uploadFile(editor, 'a.txt', Buffer.from('甲'))
    expect((await setPoster(video, text)).body.errors?.map(({ msg }) => msg)).toEqual(['视频封面须为图片'])
    const picture = await added('no-film')
    const still = await uploadPicture(editor, 'still-of-none')
    expect((await setPoster(picture, still)).body.errors?.map(({ msg }) => msg)).toEqual(['只有视频可以设置封面'])
    expect((await setPoster({ ...video, version: 7 }, still)).status).toBe(409)
    expect((await setPoster(video, await uploadPicture(admin, 'not-own'))).status).toBe(404)
  })

  it('is read where its video is read, and goes with it', async () => {
    const video = await addedFilm()
    expect(video.posterUrl).toBeNull()
    const withPoster = dataOf(await setPoster(video, await uploadPicture(editor, 'still')))
    expect((await bytesOf(withPoster.posterUrl)).headers.get('content-type')).toBe('image/png')
    expect((await bytesOf(`${video.url}?poster=1`)).status).toBe(404)

    const articles = articleClient(admin)
    const draft = articleOf(await articles.save({ title: '开学视频', attachmentIds: [video.id] }))
    const shown = async (client = anonymous()) =>
      Object((await client.get(`/api/portal/getContentDetail?type=article&id=${draft.id}`)).body.data)
    await db.execute(sql`update cms_column set review_levels = 0 where id = ${draft.columnId}`)
    articleOf(await articles.submit(draft))
    await articles.change([draft.id], 'publish')
    const [file] = (await shown()).attachments
    expect(file).toMatchObject({ ext: 'mp4', posterUrl: `${video.url}?poster=1` })
    expect((await bytesOf(file.posterUrl)).headers.get('content-type')).toBe('image/png')
    const [own] = (await shown(admin)).attachments
    expect((await bytesOf(own.posterUrl)).status).toBe(200)

    const second = dataOf(await setPoster(withPoster, await uploadPicture(editor, 'second')))
    const stills = async () => Object(await db.execute(sql`select count(*)::int as n from file_poster`)).rows[0].n
    expect(await stills()).toBe(1)
    expect(dataOf(await setPoster(second, null)).posterUrl).toBeNull()
    expect(await stills()).toBe(0)
    expect((await shown()).attachments[0]).not.toHaveProperty('posterUrl')
    expect((await bytesOf(file.posterUrl)).status).toBe(404)
  })

  it('goes when the video is replaced or deleted', async () => {
    const video = dataOf(await setPoster(await addedFilm(), await uploadPicture(editor, 'old-still')))
    const uploadId = await uploadFile(editor, '新.mp4', Buffer.from(await film({ seconds: 2 })))
    const replaced = dataOf(await post(editor, 'replaceFile', { id: video.id, version: video.version, uploadId }))
    expect(replaced.posterUrl).toBeNull()
    const again = dataOf(await setPoster(replaced, await uploadPicture(editor, 'new-still')))
    const files = async () => Object(await db.execute(sql`select count(*)::int as n from file_object`)).rows[0].n
    const before = await files()
    dataOf(await post(editor, 'changeAttachments', { ids: [again.id], action: 'delete' }))
    expect(before - (await files())).toBe(2)
  })
})
