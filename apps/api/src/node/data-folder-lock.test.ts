import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { lockDataFolder } from './data-folder-lock'
import { projectFile } from './project-file'
import { StartFault } from './start-fault'

const parent = await mkdtemp(join(tmpdir(), 'doorway-lock-'))
const newFolder = () => mkdtemp(join(parent, 'data-'))
afterAll(() => rm(parent, { recursive: true }))

function holdInAnotherProcess(folder: string) {
  const module = projectFile('apps/api/src/node/data-folder-lock.ts')
  const script = `const { lockDataFolder } = await import(${JSON.stringify(module)}); await lockDataFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(
    projectFile('node_modules/.bin/tsx'),
    ['--conditions=doorway-source', '--input-type=module', '-e', script],
    { detached: true },
  )
  const held = new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
  const kill = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
  return { held, kill }
}

describe('the lock of a data folder', () => {
  it('refuses a second holder and lets one in after the first', async () => {
    const folder = await newFolder()
    const unlock = await lockDataFolder(folder)
    await expect(lockDataFolder(folder)).rejects.toThrow(StartFault)
    await unlock()
    await (
      await lockDataFolder(folder)
    )()
    expect(await readdir(folder)).toEqual([])
  })

  it('has one holder when many come at once', async () => {
    const folder = await newFolder()
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(folder)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('dies with its process: nobody removes a file by hand', async () => {
    const folder = await newFolder()
    const other = holdInAnotherProcess(folder)
    await other.held
    await expect(lockDataFolder(folder)).rejects.toThrow(/in use/)
    other.kill()
    await expect
      .poll(
        () =>
          lockDataFolder(folder).then(
            () => 'locked',
            () => 'in use',
          ),
        { timeout: 3000 },
      )
      .toBe('locked')
  })

  it('takes the place of something that nobody answers on', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'lock'), '')
    await expect(lockDataFolder(folder)).resolves.toBeTypeOf('function')
  })
})
