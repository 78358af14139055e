import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config'
import { openAnchorStore } from './anchor-file'

const DATA_DIR = await mkdtemp(join(tmpdir(), 'doorway-anchors-'))
afterAll(() => rm(DATA_DIR, { recursive: true }))

const anchor = { log: 'login', id: 7, seq: 5, hash: 'h', at: '2026-11-21T01:00:00.000Z' } as const

describe('the file of anchors', () => {
  it('is in the data folder, readable by its owner alone, and only grows', async () => {
    const store = await openAnchorStore(readConfig({ DATA_DIR }))
    await store.append([anchor])
    await store.append([{ ...anchor, id: 9, seq: 6 }])
    const file = join(DATA_DIR, 'audit-anchors.jsonl')
    expect((await stat(file)).mode & 0o077).toBe(0)
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2)
    expect((await openAnchorStore(readConfig({ DATA_DIR }))).earlier).toEqual([anchor, { ...anchor, id: 9, seq: 6 }])
  })

  it('is read after a line that was cut off, and written on', async () => {
    const AUDIT_ANCHOR = join(DATA_DIR, 'elsewhere', 'anchors')
    await (await openAnchorStore(readConfig({ AUDIT_ANCHOR }))).append([anchor])
    await appendFile(AUDIT_ANCHOR, '{"log":"login","id":')
    await (await openAnchorStore(readConfig({ AUDIT_ANCHOR }))).append([anchor])
    expect((await openAnchorStore(readConfig({ AUDIT_ANCHOR }))).earlier).toEqual([anchor, anchor])
  })

  it('that cannot be written stops the start with one sentence', async () => {
    await expect(openAnchorStore(readConfig({ AUDIT_ANCHOR: DATA_DIR }))).rejects.toThrow(/Set AUDIT_ANCHOR to a file/)
  })
})
