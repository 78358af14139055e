import { PASSWORD } from './running-portal'

/** Signs in at a running server without a page, and returns the token. */
export async function signInByCall(url: string, username = 'admin'): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  return (await response.json()).data.token
}
