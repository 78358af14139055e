import { spawnSync } from 'node:child_process'
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { STORY_PASSWORD } from '../demo/demo-secrets'
import { makeDataFolder, startProcess } from '../testing/server-process'

const DISK_MB = 320
const disk = await mkdtemp(join(tmpdir(), 'doorway-disk-'))
// A disk of our own needs the right to mount one.
const hasDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]).status === 0
const DATA_DIR = join(disk, 'data')
const filler = join(disk, 'filler')

afterAll(async () => {
  if (hasDisk) spawnSync('umount', ['-l', disk])
  await rm(disk, { recursive: true, force: true })
})

async function call(base: string, path: string, body?: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
  const response = await fetch(
    `${base}${path}`,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  )
  const envelope: { success: boolean; msg: string; data: unknown } = await response.json()
  return { status: response.status, ...envelope }
}

async function signIn(base: string): Promise<string> {
  const { data } = await call(base, '/api/auth/login', { username: 'admin', password: STORY_PASSWORD })
  return String(Object(data).token)
}

const childrenOf = async (base: string) => {
  const { data } = await call(base, '/api/area/getAreaListByParentCode?parentCode=380600')
  return { codes: Array.isArray(data) ? data.map((area: { areaCode: string }) => area.areaCode) : [] }
}

async function fillDisk(): Promise<void> {
  for (const size of [1_000_000, 10_000, 500]) {
    const isFull = () =>
      appendFile(filler, Buffer.alloc(size)).then(
        () => false,
        () => true,
      )
    while (!(await isFull()));
  }
}

describe.skipIf(!hasDisk)('a full disk', () => {
  it('refuses writes, goes on reading, loses nothing, and is named at the next start', async () => {
    const template = await makeDataFolder()
    await cp(template, DATA_DIR, { recursive: true })
    await rm(template, { recursive: true })
    const running = startProcess({ DATA_DIR, PORT: '0' })
    const base = await running.ready
    const token = await signIn(base)
    const acknowledged: string[] = []
    const add = async (index: number) => {
      const areaCode = `380601${String(index).padStart(6, '0')}`
      const area = { areaCode, name: '满'.repeat(30), displayOrder: 1, parentCode: '380600' }
      const { success, msg } = await call(base, '/api/area/insertAreaInfo', area, token)
      if (success) acknowledged.push(areaCode)
      return { success, msg }
    }
    for (let index = 0; index < 20; index += 1) await add(index)
    await fillDisk()
    // Some fit into pages that are there already.
    const later = []
    for (let index = 20; index < 80; index += 1) later.push(await add(index))
    expect(acknowledged.length).toBeGreaterThanOrEqual(20)
    expect(later.at(-1)).toEqual({ success: false, msg: '服务器开小差了，请稍后再试' })
    expect((await childrenOf(base)).codes).toEqual(expect.arrayContaining(acknowledged))
    running.signal('SIGKILL')
    await running.ended

    const refused = startProcess({ DATA_DIR, PORT: '0' })
    expect(await refused.ended).toBe(1)
    expect(refused.faults().trim()).toBe(`The disk of the data folder ${DATA_DIR} is full. Free at least 64 MB first.`)
    await rm(filler)
    const again = startProcess({ DATA_DIR, PORT: '0' })
    const remaining = await childrenOf(await again.ready)
    again.signal('SIGKILL')
    await again.ended
    expect(remaining.codes).toEqual(expect.arrayContaining(acknowledged))
  }, 120_000)
})
