// GraphQL: what a screen does not show is not requested.
import { ApiError } from '@doorway/api-client'
import { defineClient } from '@doorway/api-client/own-back-end'
import { emptyUser } from './empty-user.js'

const fields = 'id login displayName enabled team { name }'

async function send(operationName, query, variables, signal) {
  const response = await fetch('/graphql', {
    method: 'POST',
    signal,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ operationName, query, variables }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new ApiError('rejected', errors[0].message)
  return data
}

const userOf = ({ id, login, displayName, enabled, team }) => ({
  ...emptyUser,
  id: Number(id),
  username: login,
  name: displayName,
  isEnabled: enabled,
  organizationName: team.name,
})

export const client = defineClient({
  users: {
    list: async ({ conditions, page, pageSize }, signal) => {
      const { members } = await send(
        'Members',
        `query Members($name: String, $login: String, $first: Int!, $skip: Int!) {
          members(name: $name, login: $login, first: $first, skip: $skip) { total nodes { ${fields} } }
        }`,
        { name: conditions.name, login: conditions.username, first: pageSize, skip: (page - 1) * pageSize },
        signal,
      )
      return { rows: members.nodes.map(userOf), total: members.total, page, pageSize }
    },
    get: async (id, signal) => {
      const query = `query Member($id: ID!) { member(id: $id) { ${fields} } }`
      return userOf((await send('Member', query, { id: String(id) }, signal)).member)
    },
    setEnabled: async ({ id }, isEnabled) => {
      const query = 'mutation Enable($id: ID!, $enabled: Boolean!) { enable(id: $id, enabled: $enabled) { id } }'
      await send('Enable', query, { id: String(id), enabled: isEnabled })
      return { id, version: 1 }
    },
  },
})
