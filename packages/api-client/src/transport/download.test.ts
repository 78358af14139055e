import { fileEndpoints } from '../endpoints'
import { describe, expect, it } from 'vitest'
import { createDoorwayClient } from '../index'
import { fileNameOf } from './download'

const utf8AsBytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))

describe('the name of a download', () => {
  it.each([
    [`attachment; filename="users.xlsx"; filename*=UTF-8''%E7%94%A8%E6%88%B7%E5%88%97%E8%A1%A8.xlsx`, '用户列表.xlsx'],
    ['attachment; filename=users.xlsx', 'users.xlsx'],
    ['attachment; filename="%E7%94%A8%E6%88%B7.xlsx"', '用户.xlsx'],
    [`attachment; filename="${utf8AsBytes('用户.xlsx')}"`, '用户.xlsx'],
    [`attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd`, 'passwd'],
    [`attachment; filename*=UTF-8''%E7%94`, 'export.xlsx'],
    ['attachment; filename="a\\"b.xlsx"', 'a"b.xlsx'],
    ['inline', 'export.xlsx'],
    [null, 'export.xlsx'],
  ])('of %j is %s', (header, name) => expect(fileNameOf(header, 'export.xlsx')).toBe(name))
})

describe('exporting users', () => {
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

  it('answers the file under the name the server gave', async () => {
    const headers = {
      'Content-Type': sheet,
      'Content-Disposition': "attachment; filename*=UTF-8''%E7%94%A8%E6%88%B7.xlsx",
    }
    const client = createDoorwayClient({
      baseUrl: 'http://api.test',
      fetch: async () => new Response('PK', { headers }),
    })
    const { blob, fileName } = await client.endpoints(fileEndpoints).exportUsers({ name: '林' }, ['username'])
    expect(fileName).toBe('用户.xlsx')
    expect(await blob.text()).toBe('PK')
  })

  it('reads a refusal that comes where the file was expected', async () => {
    const body = { success: false, msg: '导出失败', code: 'EXPORT_FAILED', data: null }
    const client = createDoorwayClient({ baseUrl: 'http://api.test', fetch: async () => Response.json(body) })
    await expect(client.endpoints(fileEndpoints).exportUsers({})).rejects.toMatchObject({
      kind: 'rejected',
      message: '导出失败',
    })
  })

  it('reads a forbidden export', async () => {
    const body = { success: false, msg: '您没有权限执行此操作', code: 'FORBIDDEN', data: null }
    const fetch = async () => Response.json(body, { status: 403 })
    const client = createDoorwayClient({ baseUrl: 'http://api.test', fetch })
    await expect(client.endpoints(fileEndpoints).exportUsers({})).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'FORBIDDEN',
    })
  })
})
