import { PASSWORD } from './running-portal'

/** The token of a demo account, as a page that signs in by itself has it. */
export async function tokenOf(apiUrl: string, username: string): Promise<string> {
  const response = await fetch(`${apiUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  return String(Object(Object(await response.json()).data).token)
}
