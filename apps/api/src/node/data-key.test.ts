import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config'
import { openTestDatabase } from '../testing/test-database'
import { openSecrets } from './data-key'

const folder = await mkdtemp(join(tmpdir(), 'doorway-key-'))
const shared = await openTestDatabase()
const own = await openTestDatabase()
afterAll(async () => {
  await Promise.all([shared.close(), own.close()])
  await rm(folder, { recursive: true })
})

const onServer = { DATABASE_URL: 'postgres://somewhere/doorway' }
const DATA_KEY = Buffer.alloc(32, 7).toString('base64')
const fingerprintOf = async (database: typeof shared, variables: Record<string, string>) =>
  (await openSecrets(database.db, readConfig({ DATA_DIR: folder, ...variables }))).fingerprint

describe('the data key', () => {
  it('is one for all servers of a PostgreSQL, also for two that start together', async () => {
    const starts = Array.from({ length: 5 }, () => fingerprintOf(shared, onServer))
    expect(new Set(await Promise.all(starts)).size).toBe(1)
  })

  it('refuses another one from outside', async () => {
    await expect(fingerprintOf(shared, { ...onServer, DATA_KEY })).rejects.toThrow(
      /another key than the one in DATA_KEY/,
    )
  })

  it('from outside wins over the folder and never gets into the database', async () => {
    expect(await fingerprintOf(own, { DATA_KEY })).toBe(await fingerprintOf(own, { ...onServer, DATA_KEY }))
    await expect(fingerprintOf(own, onServer)).rejects.toThrow(/Set DATA_KEY/)
    await expect(fingerprintOf(own, {})).rejects.toThrow(/another key than the one in .*data-key/)
  })
})
