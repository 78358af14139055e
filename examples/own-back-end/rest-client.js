// A REST server with names of its own: persons with an offset in place of users with a page.
import { ApiError, isAbort } from '@doorway/api-client'
import { defineClient } from '@doorway/api-client/own-back-end'
import { emptyUser } from './empty-user.js'

async function call(method, path, { body, signal } = {}) {
  const content = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`/rest${path}`, { method, signal, ...content }).catch((error) => {
    throw isAbort(error) ? error : new ApiError('network', '人事系统连接不上，请稍后再试', { cause: error })
  })
  if (response.status === 401) throw new ApiError('unauthenticated', '请重新登录')
  const found = response.status === 204 ? null : await response.json()
  // The message of the server is what the person reads.
  if (!response.ok) throw new ApiError('rejected', found.problem, { status: response.status })
  return found
}

const userOf = ({ uid, login, fullName, mail, phone, note, active, since, revision }) => ({
  ...emptyUser,
  id: uid,
  username: login,
  name: fullName,
  email: mail,
  mobile: phone,
  remark: note,
  isEnabled: active,
  registeredAt: since,
  version: revision,
})

const personOf = ({ username, name, email, mobile, remark, password, version }) => ({
  login: username,
  fullName: name,
  mail: email,
  phone: mobile,
  note: remark,
  password,
  revision: version,
})

const sortNames = { username: 'login', name: 'fullName', registerTime: 'since' }

export const client = defineClient({
  users: {
    list: async ({ conditions, page, pageSize, sort }, signal) => {
      const query = new URLSearchParams({ offset: String((page - 1) * pageSize), limit: String(pageSize) })
      if (conditions.username) query.set('login', conditions.username)
      if (conditions.name) query.set('fullName', conditions.name)
      if (conditions.isEnabled !== undefined) query.set('active', String(conditions.isEnabled))
      if (sort && sortNames[sort.field]) query.set('order', `${sortNames[sort.field]}:${sort.direction}`)
      const { items, count } = await call('GET', `/people?${query}`, { signal })
      return { rows: items.map(userOf), total: count, page, pageSize }
    },
    get: async (id, signal) => userOf(await call('GET', `/people/${id}`, { signal })),
    save: async (draft) => {
      const body = personOf(draft)
      const { uid, revision } = draft.id
        ? await call('PATCH', `/people/${draft.id}`, { body })
        : await call('POST', '/people', { body })
      return { id: uid, version: revision }
    },
    remove: async (ids) => {
      for (const id of ids) await call('DELETE', `/people/${id}`)
      return ids.length
    },
  },
})
