import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { menuEndpoints, organizationTreeEndpoints, roleChoiceEndpoints, userEndpoints } from '../endpoints'
import { currentUserEndpoints } from '../endpoints/current-user'
import { ApiError } from '../errors/api-error'
import { ownCodes } from './absent-features'
import { defineClient } from './define-client'

const query = { conditions: {}, page: 1, pageSize: 10 }
const noRows = { rows: [], total: 0, page: 1, pageSize: 10 }
const user = {
  id: 7,
  username: 'wangfang',
  name: '王芳',
  userType: '5',
  idCard: null,
  organizationId: null,
  organizationName: null,
  partTimeOrganizationIds: [],
  stageCodes: [],
  stageSubjects: [],
  mobile: null,
  sex: null,
  areaCode: null,
  areaPath: null,
  remark: null,
  email: null,
  roleIds: [],
  roleNames: [],
  isEnabled: true,
  registeredAt: null,
  lastSignInAt: null,
  isLocked: false,
  version: 1,
} as const
const getUser = async () => ({
  ...user,
  partTimeOrganizationIds: [],
  stageCodes: [],
  stageSubjects: [],
  roleIds: [],
  roleNames: [],
})

describe('a client over a back end of the page', () => {
  it('sends the calls of screens to the functions of the page, with what they were called with', async () => {
    const list = vi.fn(async () => noRows)
    const client = defineClient({ users: { list } })
    const { signal } = new AbortController()
    expect(await client.withLocale('en').endpoints(userEndpoints).list(query, signal)).toBe(noRows)
    expect(list).toHaveBeenCalledWith(query, signal)
  })

  it('makes a group of calls once, and each call once, for caches that compare them', () => {
    const client = defineClient({ users: { list: async () => noRows } })
    expect(client.endpoints(userEndpoints)).toBe(client.endpoints(userEndpoints))
    expect(client.endpoints(userEndpoints).list).toBe(client.endpoints(userEndpoints).list)
  })

  it('serves a group that is a part of another', async () => {
    const client = defineClient({ organizations: { listChildren: async () => [] } })
    expect(await client.endpoints(organizationTreeEndpoints).listChildren(0)).toEqual([])
  })

  it('names what it does without: codes of controls, names of extension points, calls', () => {
    const { absent } = defineClient({ users: { list: async () => noRows, remove: async () => 1 } })
    expect(absent).not.toContain('sys:user:list')
    expect(absent).not.toContain('sys:user:delete')
    expect([...(absent ?? [])]).toEqual(
      expect.arrayContaining([
        'sys:user:add',
        'sys:user:edit',
        'sys:user:export',
        'sys:user:import',
        'users.parts.tree',
        'users.bulkActions.move',
        'users.fields.roleIds',
        'users.restore',
        'school:merge',
      ]),
    )
  })

  it('knows the codes of the contract', () => {
    const contract = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8')
    const unknown = [...ownCodes, 'school:merge', 'school:promote'].filter((code) => !contract.includes(code))
    expect(unknown).toEqual([])
  })

  it('reads and saves students and teachers as users where the back end has one kind', async () => {
    const save = vi.fn(async () => ({ id: 7, version: 2 }))
    const users = defineClient({ users: { get: getUser, save } }).endpoints(userEndpoints)
    expect(await users.getStudent(7)).toMatchObject({ student: { name: '王芳', gradeId: null }, parents: [] })
    expect(await users.getTeacher(7)).toMatchObject({ name: '王芳', dutyType: null })
    expect(await users.saveStudent({ name: '王芳' }, [])).toEqual({ id: 7, version: 2, parentPasswords: [] })
    expect(save).toHaveBeenCalledWith({ name: '王芳' }, undefined)
  })

  it('gives choices that are missing as empty, and everything that there are calls for to an unnamed user', async () => {
    const client = defineClient({})
    expect(await client.endpoints(roleChoiceEndpoints).listOptions()).toEqual([])
    const { permissionCodes } = await client.endpoints(currentUserEndpoints).getCurrentUser()
    expect(permissionCodes).toEqual(ownCodes)
  })

  it('takes the user of the page', async () => {
    const own = await defineClient({}).endpoints(currentUserEndpoints).getCurrentUser()
    const client = defineClient({
      currentUser: { getCurrentUser: async () => ({ ...own, id: 9, permissionCodes: ['sys:user:list'] }) },
    })
    expect(await client.endpoints(currentUserEndpoints).getCurrentUser()).toMatchObject({ id: 9 })
  })

  it('shows the message of an error that the page throws', async () => {
    const refuse = () => Promise.reject(new Error('人事系统正在维护'))
    const users = defineClient({ users: { list: refuse } }).endpoints(userEndpoints)
    await expect(users.list(query)).rejects.toMatchObject({ kind: 'rejected', message: '人事系统正在维护' })
  })

  it('shows no wording of the browser, and passes it on as the cause', async () => {
    const fault = new TypeError('x is undefined')
    const client = defineClient({ users: { list: () => Promise.reject(fault) } }).withLocale('en')
    const failure = await client
      .endpoints(userEndpoints)
      .list(query)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'unexpected', cause: fault })
    expect(String(failure)).not.toContain('undefined')
  })

  it('passes errors of ours and abandoned calls on as they are', async () => {
    const conflict = new ApiError('rejected', '', { code: 'VERSION_CONFLICT' })
    const abort = new DOMException('', 'AbortError')
    const users = defineClient({
      users: { list: () => Promise.reject(abort), save: () => Promise.reject(conflict) },
    }).endpoints(userEndpoints)
    await expect(users.save({})).rejects.toBe(conflict)
    await expect(users.list(query)).rejects.toBe(abort)
  })

  it('reports an expired sign-in, in every language', async () => {
    const expired = vi.fn()
    const client = defineClient({
      users: { list: () => Promise.reject(new ApiError('unauthenticated', '请重新登录')) },
    })
    client.onAuthExpired(expired)
    await expect(client.withLocale('ko').endpoints(userEndpoints).list(query)).rejects.toThrow('请重新登录')
    expect(expired).toHaveBeenCalledOnce()
  })

  it('has another user after forgetToken', () => {
    const changed = vi.fn()
    const client = defineClient({})
    const stop = client.onSubjectChange(changed)
    client.forgetToken()
    stop()
    client.forgetToken()
    expect(changed).toHaveBeenCalledOnce()
  })

  it('says which call is missing when a screen calls it all the same', async () => {
    const client = defineClient({})
    await expect(client.endpoints(userEndpoints).unlock(1)).rejects.toThrow('users.unlock is missing')
    await expect(client.endpoints(menuEndpoints).list()).rejects.toThrow('menuEndpoints.list is missing')
  })

  it('is typed: a call that there is not, and a result of another shape, do not compile', () => {
    expectTypeOf(defineClient).parameter(0).toHaveProperty('users')
    // @ts-expect-error -- no call has this name
    defineClient({ users: { lists: async () => noRows } })
    // @ts-expect-error -- the rows are missing
    defineClient({ users: { list: async () => ({ total: 0, page: 1, pageSize: 10 }) } })
  })
})
