import { describe, expect, it } from 'vitest'
import { render } from './entry-server'

const apiFetch = async () => Response.json({ success: true, msg: '', data: [] })
const isMenuPath = async (pathname: string) => pathname === '/area-list'

async function statusOf(path: string): Promise<number> {
  const context = { apiFetch, isMenuPath, nonce: '', publicConfig: { publicOrigin: '' } }
  return (await render(new Request(`http://doorway.test${path}`), context)).status
}

describe('the status of a page', () => {
  it.each(['/no-such-page', '/doorMain/no-such-page', '/%E0%A4%A', '/wp-login.php', '/api-docs'])(
    'is 404 where neither portal nor console has the address: %s',
    async (path) => expect(await statusOf(path)).toBe(404),
  )

  it.each(['/login', '/home', '/user-management', '/area-list'])(
    'is 200 for a screen of the console: %s',
    async (path) => expect(await statusOf(path)).toBe(200),
  )
})
