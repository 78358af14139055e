import type { Page } from 'playwright'
import { PASSWORD } from './running-portal'

/** The key of the host's tokens in local storage. */
const TOKEN_KEY = 'doorway:host:session'
/** The warning of specification section 8. */
export const EXPIRED = '身份认证已过期，请重新登录！'

/** The tokens of a session. */
export interface Tokens {
  token: string
  refreshToken: string
}

/** Signs in without a page and returns both tokens. */
export async function tokensOf(url: string, username: string, password = PASSWORD): Promise<Tokens> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { token, refreshToken } = (await response.json()).data
  return { token, refreshToken }
}

/** Ends a session at the server, as an administrator or half an hour without a request does. */
export async function revoke(url: string, { token }: Tokens): Promise<void> {
  await fetch(`${url}/api/auth/logout`, { method: 'POST', headers: { authorization: token } })
}

/** Ends the session of a page at the server, as half an hour without a request does. */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate(async (key) => {
    const { token } = JSON.parse(localStorage.getItem(key) ?? '{}')
    await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: token } })
  }, TOKEN_KEY)
}

/** Stores tokens in the browser of a page, as an earlier visit has left them. */
export async function plantTokens(page: Page, url: string, tokens: Tokens): Promise<void> {
  await page.goto(`${url}/healthz`)
  await page.evaluate(
    ([key, text]) => localStorage.setItem(String(key), String(text)),
    [TOKEN_KEY, JSON.stringify(tokens)],
  )
}

/** Returns whether the browser of a page holds tokens. */
export const holdsTokens = (page: Page): Promise<boolean> =>
  page.evaluate((key) => localStorage.getItem(key) !== null, TOKEN_KEY)

/** What happens to a page from now on. */
export interface ExpiryWatch {
  /** Addresses of the documents that were loaded. */
  documents: string[]
  /** How often the warning appeared. */
  warnings: () => number
  /** Paths of the calls that were refused with 401. */
  refused: string[]
}

/** Counts documents, warnings and refused calls of a page, over reloads too. */
export async function watchExpiry(page: Page): Promise<ExpiryWatch> {
  const documents: string[] = []
  const refused: string[] = []
  let warnings = 0
  await page.exposeFunction('countWarning', () => (warnings += 1))
  await page.addInitScript((text) => {
    let isShown = false
    new MutationObserver(() => {
      // As it is rendered: the strings of a page are in its scripts as well.
      const isThere = document.body?.innerText.includes(text) ?? false
      if (isThere && !isShown) Reflect.get(window, 'countWarning')()
      isShown = isThere
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, EXPIRED)
  page.on('domcontentloaded', () => documents.push(new URL(page.url()).pathname))
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() === 401 && pathname.startsWith('/api/')) refused.push(pathname)
  })
  return { documents, refused, warnings: () => warnings }
}
