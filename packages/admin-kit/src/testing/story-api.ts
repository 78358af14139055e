import { createDoorwayClient, createMemoryStorage, type DoorwayClient } from '@doorway/api-client'
import { STORY_PASSWORD } from '@doorway/api/demo-secrets'
import { lengthened, repeated } from './altered-responses'
import { storyServer } from './story-server'

/** How the server of a story behaves. Calls are parts of the address, such as `queryPageUserInfoList`. */
export interface StoryApiOptions {
  /** Login name of the demo person who is signed in; absent for a visitor. */
  as?: string
  /** Milliseconds before each response, or `forever` for a server that never responds. */
  latency?: number | 'forever'
  /** Calls that fail as a lost connection does. */
  failing?: readonly string[]
  /** Calls during which the server breaks. */
  broken?: readonly string[]
  /** Calls that response an empty list. */
  empty?: readonly string[]
  /** Calls that are refused with 403. */
  forbidden?: readonly string[]
  /** Calls refused with 401 whatever the token. */
  expired?: readonly string[]
  /** Calls that response this data, for states the demo server does not come to by itself. */
  answering?: Readonly<Record<string, unknown>>
  /** Calls whose list has this many lines. */
  many?: Readonly<Record<string, number>>
  /** Calls whose names are far longer than usual. */
  wordy?: readonly string[]
}

const ORIGIN = 'http://doorway.story'

const envelope = (status: number, msg: string, code: string) =>
  Response.json({ success: false, msg, code, data: null, requestId: 'story-1' }, { status })

const emptyResponse = (path: string) => {
  const data = path.includes('queryPage') ? { data: [], total: 0, currentPage: 1, pageSize: 10 } : []
  return Response.json({ success: true, msg: '', data })
}

const has = (parts: readonly string[], path: string) => parts.some((part) => path.includes(part))

async function wait(latency: number | 'forever'): Promise<void> {
  if (latency === 'forever') return new Promise(() => undefined)
  if (latency > 0) await new Promise((resolve) => void setTimeout(resolve, latency))
}

async function tokenOf(username: string): Promise<string> {
  const { fetch } = await storyServer()
  const body = JSON.stringify({ username, password: STORY_PASSWORD })
  const headers = { 'Content-Type': 'application/json' }
  const response: unknown = await (
    await fetch(new Request(`${ORIGIN}/api/auth/login`, { method: 'POST', headers, body }))
  ).json()
  if (typeof response === 'object' && response !== null && 'data' in response) {
    const { data } = response
    if (typeof data === 'object' && data !== null && 'token' in data) return String(data.token)
  }
  throw new Error(`The story's person ${username} could not sign in: is there such a demo account?`)
}

const ofCall = <Value>(given: Readonly<Record<string, Value>>, path: string) =>
  Object.entries(given).find(([part]) => path.includes(part))?.[1]

async function altered(response: Response, change: (data: unknown) => unknown): Promise<Response> {
  const body: { data: unknown } = await response.json()
  return Response.json({ ...body, data: change(body.data) }, { status: response.status })
}

/** A client on the real server in this page, with the delays and failures of a story. */
export function createStoryApi(options: StoryApiOptions = {}): DoorwayClient {
  const { as, latency = 0, failing = [], broken = [], empty = [], forbidden = [], expired = [] } = options
  const { answering = {}, many = {}, wordy = [] } = options
  let token: Promise<string> | null = null

  return createDoorwayClient({
    baseUrl: ORIGIN,
    sessionStorage: createMemoryStorage(),
    getToken: async ({ reason }) => {
      if (as === undefined || reason === 'expired') return null
      token ??= tokenOf(as)
      return token
    },
    fetch: async (request) => {
      const path = request.url.slice(ORIGIN.length)
      await wait(latency)
      if (has(failing, path)) throw new TypeError('Failed to fetch')
      if (has(broken, path)) return envelope(500, '', 'INTERNAL')
      if (has(forbidden, path)) return envelope(403, '您没有权限执行此操作', 'FORBIDDEN')
      if (has(expired, path)) return envelope(401, '身份认证已过期，请重新登录！', 'UNAUTHENTICATED')
      if (has(empty, path)) return emptyResponse(path)
      const given = ofCall(answering, path)
      if (given !== undefined) return Response.json({ success: true, msg: '', data: given })
      const response = await (await storyServer()).fetch(request)
      const count = ofCall(many, path)
      if (count !== undefined) return altered(response, (data) => repeated(data, count))
      return has(wordy, path) ? altered(response, lengthened) : response
    },
  })
}
