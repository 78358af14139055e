import type { TestClient } from '../../apps/api/src/testing/open-test-app'
import { signInByCall } from './api-sign-in'

/** Calls to a running server as one person sends them, in the shape of the server's own tests. */
export async function servedClient(url: string, username: string): Promise<TestClient> {
  const authorization = await signInByCall(url, username)
  const call = async (path: string, method: string, body?: unknown) => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  return {
    get: (path) => call(path, 'GET'),
    post: (path, body) => call(path, 'POST', body),
    put: (path, body) => call(path, 'PUT', body),
    delete: (path) => call(path, 'DELETE'),
    send: async (request) => {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      headers.set('authorization', authorization)
      const body = request.method === 'GET' ? undefined : await request.arrayBuffer()
      return fetch(url + pathname + search, { method: request.method, headers, body })
    },
  }
}
