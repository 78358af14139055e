import { rm } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { STORY_PASSWORD } from '../demo/demo-secrets'
import { makeDataFolder, startProcess } from '../testing/server-process'

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 3)
const CREATES = 1_000
const DATA_DIR = await makeDataFolder()

afterAll(() => rm(DATA_DIR, { recursive: true, force: true }))

async function signIn(base: string): Promise<string> {
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: STORY_PASSWORD }),
  })
  const { data }: { data: { token: string } } = await response.json()
  return data.token
}

/** Returns whether the server confirmed that it has added the area; a cut connection confirms nothing. */
async function addArea(base: string, token: string, areaCode: string): Promise<boolean> {
  const body = JSON.stringify({ areaCode, name: areaCode, displayOrder: 1, parentCode: '380600' })
  const headers = { 'content-type': 'application/json', authorization: token }
  const response = await fetch(`${base}/api/area/insertAreaInfo`, { method: 'POST', headers, body })
  const { success }: { success: boolean } = await response.json()
  return success
}

async function storedCodes(base: string): Promise<string[]> {
  const response = await fetch(`${base}/api/area/getAreaListByParentCode?parentCode=380600`)
  const { data }: { data: { areaCode: string }[] } = await response.json()
  return data.map(({ areaCode }) => areaCode)
}

describe('a server killed under load', () => {
  it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
    'still has everything it acknowledged, once, when it is started again (round %d)',
    async (round) => {
      const running = startProcess({ DATA_DIR, PORT: '0' })
      const base = await running.ready
      const token = await signIn(base)
      const acknowledged: string[] = []
      const codes = Array.from({ length: CREATES }, (_, index) => `38060${round}${String(index).padStart(6, '0')}`)
      // Somewhere in the middle of the load, at another place each time.
      const killAfter = Math.floor(Math.random() * (CREATES / 2)) + 20
      const writes = codes.map(async (code) => {
        if (await addArea(base, token, code)) acknowledged.push(code)
        if (acknowledged.length === killAfter) running.signal('SIGKILL')
      })
      await Promise.allSettled(writes)
      running.signal('SIGKILL')
      await running.ended

      const again = startProcess({ DATA_DIR, PORT: '0' })
      const address = await again.ready
      const stored = await storedCodes(address)
      expect(acknowledged.length).toBeGreaterThanOrEqual(20)
      expect(acknowledged.filter((code) => !stored.includes(code))).toEqual([])
      expect(new Set(stored).size).toBe(stored.length)
      again.signal('SIGKILL')
      await again.ended
    },
    60_000,
  )
})
