import { userEndpoints } from '../endpoints'
import { describe, expect, it } from 'vitest'
import { createDoorwayClient, type DoorwayClientOptions } from '../index'
import { ApiError } from './api-error'

const baseUrl = 'http://api.test'
const response = (body: unknown, status = 200) => Response.json(body, { status })
const failed = (msg: string, code: string, extra = {}) => ({ success: false, msg, code, data: null, ...extra })

async function failureOf(respond: () => Response | Promise<Response>, options: DoorwayClientOptions = {}) {
  const client = createDoorwayClient({ baseUrl, fetch: async () => respond(), ...options })
  const error: unknown = await client
    .endpoints(userEndpoints)
    .get(43)
    .catch((caught: unknown) => caught)
  if (!(error instanceof ApiError)) throw error
  return error
}

describe('the error catalogue (section 8)', () => {
  it.each([
    [200, failed('登录名已存在', 'USERNAME_TAKEN'), 'rejected', '登录名已存在'],
    [400, failed('请求格式不正确', 'BAD_REQUEST'), 'rejected', '请求格式不正确'],
    [401, failed('过期', 'UNAUTHENTICATED'), 'unauthenticated', '身份认证已过期，请重新登录！'],
    [403, failed('您无权查看该学校', 'FORBIDDEN'), 'forbidden', '您无权查看该学校'],
    [404, failed('数据不存在或已被删除', 'NOT_FOUND'), 'rejected', '数据不存在或已被删除'],
    [429, failed('操作过于频繁，请稍后再试', 'TOO_MANY_REQUESTS'), 'rejected', '操作过于频繁，请稍后再试'],
    [500, failed('服务器开小差了，请稍后再试', 'INTERNAL'), 'unexpected', '服务器开小差了，请稍后再试'],
    [500, { stack: 'at main.ts:3' }, 'unexpected', '知识盲区的错误，联系程序员小哥哥吧！'],
    [200, { success: false, msg: '', code: 'X', data: null }, 'rejected', '知识盲区的错误，联系程序员小哥哥吧！'],
    [200, { success: true, msg: '', data: null }, 'unexpected', '知识盲区的错误，联系程序员小哥哥吧！'],
  ])('answers status %i with %j as %s', async (status, body, kind, message) => {
    expect(await failureOf(() => response(body, status))).toMatchObject({ kind, message })
  })

  it('names a lost connection', async () => {
    const error = await failureOf(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(error).toMatchObject({ kind: 'network', message: '网络连接错误，请检查网络环境！' })
  })

  it.each(['<html>gateway</html>', '', '{"success":tr'])('shows no raw body when the answer is %j', async (body) => {
    const error = await failureOf(() => new Response(body, { headers: { 'Content-Type': 'text/html' } }))
    expect(error).toMatchObject({ kind: 'unexpected', message: '知识盲区的错误，联系程序员小哥哥吧！' })
  })

  it('keeps code, request id, field errors and the stored values of a version conflict', async () => {
    const current = { mobile: '161****9999' }
    const errors = [{ field: 'mobile', msg: '手机号格式不正确' }, { field: 7 }]
    const body = failed('数据已被他人修改，请刷新后重试', 'VERSION_CONFLICT', {
      data: current,
      errors,
      requestId: 'r-7',
    })
    const error = await failureOf(() => response(body, 409))
    expect(error).toMatchObject({ kind: 'rejected', status: 409, requestId: 'r-7', current, isVersionConflict: true })
    expect(error.fieldErrors).toEqual([{ field: 'mobile', msg: '手机号格式不正确' }])
  })

  it('speaks the language of the client', async () => {
    const seen: (string | null)[] = []
    const fetch = async (request: Request) => {
      seen.push(request.headers.get('Accept-Language'))
      throw new TypeError('offline')
    }
    const client = createDoorwayClient({ baseUrl, fetch }).withLocale('tw')
    await expect(client.endpoints(userEndpoints).get(1)).rejects.toThrow('網路連線錯誤，請檢查網路環境！')
    expect(seen).toEqual(['zh-TW'])
  })

  it('leaves an abort by the caller what it is', async () => {
    const client = createDoorwayClient({ baseUrl, fetch: () => new Promise(() => undefined) })
    const controller = new AbortController()
    const call = client.endpoints(userEndpoints).get(1, controller.signal)
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})
