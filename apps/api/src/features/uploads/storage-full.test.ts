import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { DiskReserve } from '../../node/disk-reserve'
import { openTestApp } from '../../testing/open-test-app'

const MB = 1024 * 1024
const state = { reserve: 0 }
const disk = new DiskReserve([tmpdir()], 0)
const { as } = await openTestApp(
  {},
  {
    // The reserve changes while the server runs, as a disk fills.
    room: { withRoom: (bytes, work) => (state.reserve > 0 ? full : disk).withRoom(bytes, work) },
  },
)
const full = new DiskReserve([tmpdir()], Number.MAX_SAFE_INTEGER)
const refused = {
  success: false,
  code: 'STORAGE_FULL',
  msg: '服务器存储空间不足，暂时不能上传、导入或导出，请联系管理员',
}

describe('a disk with nothing left but its reserve', () => {
  it('refuses uploads, imports and exports with a sentence, and nothing else', async () => {
    const teacher = await as('t_linyq')
    const admin = await as('admin')
    const { body } = await teacher.post('/api/file/upload/create', { name: 'a.txt', size: 4, sha256: 'a'.repeat(64) })
    const { id } = Object(Object(body.data).upload)
    const form = new FormData()
    form.set('file', new File(['登录名,用户名\n'], 'a.csv'))
    form.set('mode', 'skip')
    const patch = {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'content-length': '4',
    }
    const url = (path: string) => `http://doorway.test${path}`
    state.reserve = 1
    const responses = await Promise.all([
      teacher.post('/api/file/upload/create', { name: 'b.txt', size: 4, sha256: 'b'.repeat(64) }),
      admin.post('/api/file/exportExcel', { exportType: 'user' }),
      ...[
        teacher.send(
          new Request(url(`/api/file/upload/${id}`), { method: 'PATCH', headers: patch, body: new Uint8Array(4) }),
        ),
        admin.send(new Request(url('/api/import/user/check'), { method: 'POST', body: form })),
      ].map(async (sent) => {
        const response = await sent
        return { status: response.status, body: await response.json() }
      }),
    ])
    for (const response of responses) expect(response).toMatchObject({ status: 507, body: refused })
    expect((await teacher.get('/api/file/getUploads')).status).toBe(200)
    state.reserve = 0
    expect((await admin.post('/api/file/exportExcel', { exportType: 'nothing' })).status).toBe(400)
  })
})

describe('the reserve of a disk', () => {
  it('counts the bytes of works that run', async () => {
    const reserve = new DiskReserve([tmpdir()])
    let go = () => {}
    const first = reserve.withRoom(10 * MB, () => new Promise<void>((resolve) => (go = resolve)))
    await expect(reserve.withRoom(Number.MAX_SAFE_INTEGER - 20 * MB, () => Promise.resolve())).rejects.toMatchObject({
      status: 507,
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    go()
    await first
    expect(await reserve.withRoom(MB, () => Promise.resolve('written'))).toBe('written')
  })

  it('is said to be all that is left', async () => {
    expect(await new DiskReserve([tmpdir()], Number.MAX_SAFE_INTEGER).state()).toBe('reserve')
    expect(await new DiskReserve([tmpdir()], 0).state()).toBe('ok')
    expect(await new DiskReserve([]).state()).toBe('ok')
  })
})
