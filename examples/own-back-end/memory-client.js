// An array in the page: for tests, for trying things out, and for data that the page has loaded already.
import { ApiError } from '@doorway/api-client'
import { defineClient } from '@doorway/api-client/own-back-end'
import { emptyUser } from './empty-user.js'

const schools = [
  { id: 1, name: '星城区教育局', parentId: 0, path: [1], hasChildren: true, type: '1', depth: 1 },
  { id: 2, name: '星城第一小学', parentId: 1, path: [1, 2], hasChildren: false, type: '2', depth: 2 },
  { id: 3, name: '星城实验中学', parentId: 1, path: [1, 3], hasChildren: false, type: '2', depth: 2 },
].map((school, displayOrder) => ({ code: null, schoolType: null, areaCode: null, version: 1, displayOrder, ...school }))
const types = [
  ['2', '管理员'],
  ['6', '家长'],
].map(([value, label], displayOrder) => ({ id: Number(value), type: '8', value, label, labels: {}, displayOrder }))
const roles = [
  { id: 11, name: '学校管理员' },
  { id: 12, name: '资源审核员' },
]

let nextId = 1
const removed = new Map()
const users = new Map()

const nameOf = (organizationId) => schools.find(({ id }) => id === organizationId)?.name ?? null

function store(draft) {
  const before = users.get(draft.id) ?? { ...emptyUser, id: nextId++, registeredAt: '2026-09-01 08:00:00' }
  if (draft.version !== undefined && draft.version !== before.version)
    throw new ApiError('rejected', '已被他人修改', { code: 'VERSION_CONFLICT' })
  const { password: _password, ...values } = draft
  const user = { ...before, ...values, id: before.id, version: before.version + 1 }
  const roleNames = roles.filter(({ id }) => user.roleIds.includes(id)).map(({ name }) => name)
  users.set(user.id, { ...user, roleNames, organizationName: nameOf(user.organizationId) })
  return { id: user.id, version: user.version }
}

const people = [
  ['chenyu', '陈屿', 2],
  ['zhouran', '周然', 2],
  ['heqing', '何青', 3],
  ['tanglin', '唐琳', 3],
]
for (const [username, name, organizationId] of people) store({ username, name, organizationId, userType: '2' })

function found({ username = '', name = '', userType, isEnabled, organizationPath, ids }) {
  const isBelow = (user) =>
    organizationPath === undefined ||
    (schools.find(({ id }) => id === user.organizationId)?.path.includes(organizationPath.at(-1)) ?? false)
  return [...users.values()].filter(
    (user) =>
      user.username.includes(username) &&
      user.name.includes(name) &&
      (!userType || user.userType === userType) &&
      (isEnabled === undefined || user.isEnabled === isEnabled) &&
      (ids === undefined || ids.includes(user.id)) &&
      isBelow(user),
  )
}

const hitOf = (organization) => ({
  organization,
  ancestors: organization.path.slice(0, -1).map((id) => ({ id, name: nameOf(id) })),
})

export const client = defineClient({
  users: {
    list: async ({ conditions, page, pageSize }) => {
      const rows = found(conditions)
      return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length, page, pageSize }
    },
    get: async (id) => users.get(id),
    save: async (draft) => store(draft),
    remove: async (ids) => {
      for (const id of ids) {
        removed.set(id, users.get(id))
        users.delete(id)
      }
      return ids.length
    },
    restore: async (ids) => {
      for (const id of ids) users.set(id, removed.get(id))
      return ids.length
    },
    setEnabled: async ({ id }, isEnabled) => store({ id, isEnabled }),
    isUsernameFree: async (username) => ![...users.values()].some((user) => user.username === username),
  },
  organizations: {
    listChildren: async (parentId) => schools.filter((school) => school.parentId === parentId),
    getPath: async (id) => hitOf(schools.find((school) => school.id === id)),
    search: async (keyword) => schools.filter(({ name }) => name.includes(keyword)).map(hitOf),
  },
  dictionaries: { list: async (type) => (type === '8' ? types : []) },
  roles: { listOptions: async () => roles },
  files: {
    startUserExport: async (conditions) => {
      const lines = found(conditions).map(({ username, name }) => `${username},${name}`)
      return { blob: new Blob([lines.join('\r\n')], { type: 'text/csv' }), fileName: '用户.csv' }
    },
  },
})
