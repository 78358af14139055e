import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { sweepUploads } from './uploads.service'

const app = await openTestApp()
const teacher = await app.as('t_linyq')
const colleague = await app.as('t_xutb')

const lesson = (text: string) => Buffer.from(`${text}\n`.repeat(40))
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const announce = (bytes: Buffer, name = '教案.txt') => ({ name, size: bytes.length, sha256: sha256Of(bytes) })
const TUS = { 'tus-resumable': '1.0.0' }

async function begin(client: TestClient, bytes: Buffer, name?: string) {
  const { body } = await client.post('/api/file/upload/create', announce(bytes, name))
  return Object(Object(body.data).upload)
}

function patch(client: TestClient, id: string, offset: number, bytes: Buffer): Promise<Response> {
  const headers = { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
  const url = `http://doorway.test/api/file/upload/${id}`
  return client.send(new Request(url, { method: 'PATCH', headers, body: new Uint8Array(bytes) }))
}

const offsetOf = async (client: TestClient, id: string) => {
  const url = `http://doorway.test/api/file/upload/${id}`
  const response = await client.send(new Request(url, { method: 'HEAD', headers: TUS }))
  return response.ok ? Number(response.headers.get('upload-offset')) : response.status
}

async function upload(client: TestClient, bytes: Buffer, name?: string): Promise<string> {
  const { id } = await begin(client, bytes, name)
  await patch(client, id, 0, bytes)
  await client.post(`/api/file/upload/${id}/complete`, undefined)
  return id
}

const FIELDS = { title: '分数的意义', kind: 'plan', gardeId: '2', courseId: '0202', author: '林砚秋' }
const resource = (fileIds: string[], more = {}) => ({ ...FIELDS, range: 'public', copyright: 'own', fileIds, ...more })

describe('an upload refuses', () => {
  it('a type that the list does not have, an empty file, a name with a path, and more than a gigabyte', async () => {
    const sha256 = 'a'.repeat(64)
    const codes = [
      { name: 'run.exe', size: 1, sha256 },
      { name: 'a.txt', size: 0, sha256 },
      { name: '../a.txt', size: 1, sha256 },
      { name: 'a.mp4', size: 1024 ** 3 + 1, sha256 },
    ].map((body) => teacher.post('/api/file/upload/create', body))
    const words = (await Promise.all(codes)).map(({ body }) => [body.success, body.msg])
    expect(words).toEqual([
      [false, '不支持的文件类型'],
      [false, '文件内容与扩展名不符'],
      [false, '文件名格式不正确'],
      [false, '单个文件最多1GB'],
    ])
  })

  it('what would fill more than the room of the account', async () => {
    const big = (mark: string) => ({ name: 'a.mp4', size: 1024 ** 3, sha256: mark.repeat(64) })
    const parent = await app.as('p_wangjg')
    for (const mark of ['1', '2', '3', '4', '5'])
      expect((await parent.post('/api/file/upload/create', big(mark))).body.success).toBe(true)
    expect((await parent.post('/api/file/upload/create', big('6'))).body).toMatchObject({ code: 'UPLOAD_QUOTA' })
  })

  it('what would fill more than that room when it all comes at once', async () => {
    const parent = await app.as('p_zhaoyl')
    const creates = Array.from({ length: 60 }, (_, index) =>
      parent.post('/api/file/upload/create', {
        name: 'a.mp4',
        size: 1024 ** 3,
        sha256: index.toString(16).padStart(64, '0'),
      }),
    )
    const codes = (await Promise.all(creates)).map(({ body }) => (body.success ? 'begun' : body.code))
    expect(codes.filter((code) => code === 'begun').length).toBe(5)
    expect(codes.filter((code) => code === 'UPLOAD_QUOTA').length).toBe(55)
  })

  it('everybody but its owner, as if it were not there', async () => {
    const bytes = lesson('只属于一个人')
    const { id } = await begin(teacher, bytes)
    expect(await offsetOf(colleague, id)).toBe(404)
    expect((await patch(colleague, id, 0, bytes)).status).toBe(404)
    expect((await colleague.post(`/api/file/upload/${id}/complete`, undefined)).status).toBe(404)
    expect((await colleague.delete(`/api/file/upload/${id}`)).status).toBe(404)
    expect(await offsetOf(teacher, id)).toBe(0)
  })

  it('bytes at another place than those that have come, and more than were announced', async () => {
    const bytes = lesson('位置')
    const { id } = await begin(teacher, bytes)
    await patch(teacher, id, 0, bytes.subarray(0, 10))
    expect((await patch(teacher, id, 4, bytes.subarray(4, 20))).status).toBe(409)
    expect((await patch(teacher, id, 10, Buffer.concat([bytes, bytes]))).status).toBe(413)
    expect(await offsetOf(teacher, id)).toBe(10)
  })

  it('other bytes than were announced, and leaves nothing of them', async () => {
    const bytes = lesson('原文')
    const { id } = await begin(teacher, bytes)
    await patch(teacher, id, 0, lesson('改文'))
    expect((await teacher.post(`/api/file/upload/${id}/complete`, undefined)).body.code).toBe('UPLOAD_DAMAGED')
    expect(await offsetOf(teacher, id)).toBe(404)
  })

  it('a content that is not what the name says', async () => {
    const bytes = Buffer.from('MZ\u0000\u0001 a program')
    const { id } = await begin(teacher, bytes, '课件.pdf')
    await patch(teacher, id, 0, bytes)
    const { body } = await teacher.post(`/api/file/upload/${id}/complete`, undefined)
    expect(body).toMatchObject({ success: false, errors: [{ field: 'file', msg: '文件内容与扩展名不符' }] })
    expect(await offsetOf(teacher, id)).toBe(404)
  })

  it('to be finished before all of it has come', async () => {
    const { id } = await begin(teacher, lesson('一半'))
    expect((await teacher.post(`/api/file/upload/${id}/complete`, undefined)).body.code).toBe('UPLOAD_UNFINISHED')
  })
})

describe('an upload', () => {
  it('goes on where it stopped, for whoever offers the same bytes again', async () => {
    const bytes = lesson('断点续传')
    const { id } = await begin(teacher, bytes)
    await patch(teacher, id, 0, bytes.subarray(0, 100))
    const again = await begin(teacher, bytes, '改名.txt')
    expect([again.id, again.offset]).toEqual([id, 100])
    expect((await patch(teacher, id, 100, bytes.subarray(100))).headers.get('upload-offset')).toBe(String(bytes.length))
    const { body } = await teacher.post(`/api/file/upload/${id}/complete`, undefined)
    expect(body.data).toMatchObject({ isComplete: true, offset: bytes.length })
    const file = await teacher.send(new Request(`http://doorway.test/api/file/content/${id}`))
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await colleague.get(`/api/file/content/${id}`)).status).toBe(404)
  })

  it('begins anew when the store has lost its bytes', async () => {
    const bytes = lesson('丢失')
    const { id } = await begin(teacher, bytes)
    await patch(teacher, id, 0, bytes.subarray(0, 100))
    await app.files.remove(id)
    expect((await begin(teacher, bytes)).offset).toBe(0)
    expect((await patch(teacher, id, 0, bytes)).status).toBe(204)
  })

  it('is removed with its bytes when nobody has gone on with it for a week', async () => {
    const late = await openTestApp()
    const owner = await late.as('t_linyq')
    const { id } = await begin(owner, lesson('过期'))
    await sweepUploads(late)
    expect(await late.files.offset(id)).toBe(0)
    late.clock.advanceMinutes(7 * 24 * 60)
    await sweepUploads(late)
    expect(await late.files.offset(id)).toBeUndefined()
    const { data } = await late.signIn('t_linyq')
    const { body } = await late.withToken(Object(data).token).get('/api/file/getUploads')
    expect(Object(body.data).uploads).toEqual([])
  })

  it('of bytes that stand in a resource names it, to those who may see it only', async () => {
    const bytes = lesson('已有资源')
    const saved = await teacher.post('/api/resource/insertOrUpdate', resource([await upload(teacher, bytes)]))
    const { id } = Object(saved.body.data)
    const own = await teacher.post('/api/file/upload/create', announce(bytes))
    expect(own.body.data).toEqual({ upload: null, known: [{ id, title: '分数的意义', state: 'draft' }] })
    expect((await begin(colleague, bytes)).offset).toBe(0)
    const again = await teacher.post('/api/file/upload/create', { ...announce(bytes), isAgain: '1' })
    expect(Object(Object(again.body.data).upload).offset).toBe(0)
  })
})

describe('a resource', () => {
  it('needs a finished upload of its owner', async () => {
    const foreign = await upload(colleague, lesson('别人的文件'))
    expect((await teacher.post('/api/resource/insertOrUpdate', resource([foreign]))).status).toBe(404)
    expect((await teacher.post('/api/resource/insertOrUpdate', resource([]))).body.msg).toBe('请先上传文件')
  })

  it('says what is missing in the words of the form', async () => {
    const { body } = await teacher.post('/api/resource/insertOrUpdate', resource([], { title: '', author: '' }))
    expect(body.errors).toEqual([
      { field: 'title', msg: '此项必填' },
      { field: 'author', msg: '此项必填' },
    ])
  })

  it('is a draft, changes, is handed in, and stays as it is then', async () => {
    const id = await upload(teacher, lesson('状态'))
    const saved = Object((await teacher.post('/api/resource/insertOrUpdate', resource([id]))).body.data)
    expect([saved.state, saved.files.length]).toEqual(['draft', 1])
    const change = resource([], { id: saved.id, version: saved.version, title: '新标题' })
    const changed = Object((await teacher.post('/api/resource/insertOrUpdate', change)).body.data)
    expect([changed.title, changed.version, changed.files.length]).toEqual(['新标题', 1, 1])
    expect((await teacher.post('/api/resource/insertOrUpdate', change)).status).toBe(409)
    const submitted = await teacher.post('/api/resource/submit', { id: saved.id, version: 1 })
    expect(Object(submitted.body.data).state).toBe('pending')
    expect((await teacher.delete(`/api/resource/deleteResourceById/${saved.id}`)).body.code).toBe('RESOURCE_FIXED')
    const list = await teacher.post('/api/resource/queryPageOwn', {
      currentPage: 1,
      pageSize: 10,
      t: { state: 'pending' },
    })
    expect(Object(list.body.data).data.map(({ title }: { title: string }) => title)).toContain('新标题')
  })

  it('that is deleted is no longer in the list', async () => {
    const id = await upload(teacher, lesson('删除'))
    const saved = Object((await teacher.post('/api/resource/insertOrUpdate', resource([id]))).body.data)
    expect((await teacher.delete(`/api/resource/deleteResourceById/${saved.id}`)).body.success).toBe(true)
    expect((await teacher.delete(`/api/resource/deleteResourceById/${saved.id}`)).status).toBe(404)
  })
})
