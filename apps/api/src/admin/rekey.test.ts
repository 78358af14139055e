import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { readConfig } from '../config'
import { rowsOf } from '../db/database'
import { importJobs, importRows } from '../db/tables/tasks'
import { students, users } from '../db/tables/users'
import { DEMO_KEY, STORY_PASSWORD } from '../demo/demo-secrets'
import contract from '../generated/contract.json' with { type: 'json' }
import { isRekeyNeeded, openKeyRing, openSecrets } from '../node/data-key'
import { openTestApp } from '../testing/open-test-app'
import { seal, searchHash, unseal } from '../security/personal-data'
import { createSecrets } from '../security/secrets'
import { rekey } from './rekey'
import { sealedTables, storeRenewed } from './rekey.queries'

const { db, secrets: former, clock } = await openTestApp()

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const NEW_KEY = new Uint8Array(32).fill(7)
const settings = {
  DATABASE_URL: 'postgres://somewhere/doorway',
  DATA_KEY: base64(NEW_KEY),
  DATA_KEY_OLD: base64(DEMO_KEY),
}
const config = { ...readConfig(settings), DATA_KEY: NEW_KEY }
const keyIdsOf = async (column: string, table: string) => {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql.raw(`select distinct split_part(${column}, '.', 1) as id from ${table} where ${column} is not null`),
  )
  return rows.map(({ id }) => id)
}
const client = async (secrets: Awaited<ReturnType<typeof openSecrets>>) => {
  const app = createApp({ db, contract, secrets, clock, settings: { validateResponses: true } })
  let token = ''
  const call = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
    const request = new Request(`http://doorway.test${path}`, { method, headers, body: body && JSON.stringify(body) })
    return Object(await (await app.fetch(request)).json())
  }
  token = (await call('POST', '/api/auth/login', { username: 'admin', password: STORY_PASSWORD })).data.token
  return call
}
const person = (username: string, idCard: string) => ({
  username,
  name: '换钥',
  userType: '2',
  schoolId: 2,
  areaCode: '380100',
  email: 'k@doorway.example',
  password: 'FirstOne@2026',
  idCard,
})

describe('changing the data key', () => {
  // The database knows its key from now on, as after a first start.
  it('is refused without the former key', async () => {
    await openSecrets(db, readConfig({ ...settings, DATA_KEY: base64(DEMO_KEY), DATA_KEY_OLD: '' }))
    await expect(openSecrets(db, readConfig({ ...settings, DATA_KEY_OLD: '' }))).rejects.toThrow(/another key/)
    await expect(openKeyRing(db, { ...config, DATA_KEY_OLD: [] })).rejects.toThrow(/DATA_KEY or DATA_KEY_OLD/)
  })

  it('has servers with both keys read everything and write with the new one, with no double numbers', async () => {
    const [card] = await rowsOf<{ enc: string }>(db, sql`select id_card_enc as enc from app_user where id = 5`)
    const idCard = await unseal(former, card?.enc ?? '')
    const both = await openSecrets(db, readConfig(settings))
    expect(await isRekeyNeeded(db, both)).toBe(true)
    const call = await client(both)
    const detail = await call('GET', '/api/userInfo/getUserInfo?id=5')
    expect(detail).toMatchObject({ success: true })
    expect(await call('POST', '/api/userInfo/insertOrUpdateUserInfo', person('double_01', idCard))).toMatchObject({
      success: false,
      errors: [{ field: 'idCard' }],
    })
    await call('POST', '/api/userInfo/insertOrUpdateUserInfo', { id: 6, mobile: '16155557777' })
    expect(await keyIdsOf('mobile_enc', 'app_user')).toHaveLength(2)
  })

  it('goes on after an interruption, keeps what is saved meanwhile, and reaches every place', async () => {
    const enrollment = await seal(former, 'G380101201001011237')
    await db
      .update(students)
      .set({ enrollmentNumberEnc: enrollment.enc, enrollmentNumberHash: enrollment.hash })
      .where(eq(students.userId, sql`(select min(user_id) from user_student)`))
    const inside = { before: { user: { idCardEnc: (await seal(former, '380101201001011237')).enc, idCardHash: 'x' } } }
    const [job] = await db
      .insert(importJobs)
      .values({
        kind: 'user',
        mode: 'update',
        fileName: 'x.csv',
        fields: ['name'],
        state: 'committed',
        ownerId: 1,
        createdAt: clock.now(),
        expiresAt: clock.now(),
      })
      .returning({ id: importJobs.id })
    const jobId = job?.id ?? ''
    await db.insert(importRows).values({
      jobId,
      rowNo: 1,
      state: 'updated',
      cells: (await seal(former, JSON.stringify(['甲']))).enc,
      faults: [],
      undo: (await seal(former, JSON.stringify(inside))).enc,
    })
    const ring = await openKeyRing(db, config)
    const stop = new Error('power cut')
    const interrupted = rekey(db, ring, () => {
      throw stop
    })
    await expect(interrupted).rejects.toBe(stop)
    expect(await isRekeyNeeded(db, await createSecrets(NEW_KEY))).toBe(true)

    const both = await openSecrets(db, readConfig(settings))
    let hasSaved = false
    await rekey(db, ring, () => undefined)
    await db
      .update(users)
      .set({ mobileEnc: (await seal(former, '16155558888')).enc })
      .where(eq(users.id, 7))
    await rekey(db, ring, () => {
      hasSaved = true
    })
    expect(hasSaved).toBe(true)
    const [people] = sealedTables
    const stale = { key: { id: 7 }, former: 'what was stored before', enc: 'overwritten', hash: 'overwritten' }
    if (people) await storeRenewed(db, people, { enc: 'mobile_enc', hash: 'mobile_hash' }, [stale])

    const current = (await createSecrets(NEW_KEY)).current.id
    const places = [
      ['id_card_enc', 'app_user'],
      ['mobile_enc', 'app_user'],
      ['enrollment_number_enc', 'user_student'],
      ['cells', 'import_row'],
      ['undo', 'import_row'],
    ] as const
    for (const [column, table] of places) expect(await keyIdsOf(column, table), column).toEqual([current])
    const [row] = await db.select({ undo: importRows.undo }).from(importRows).where(eq(importRows.jobId, jobId))
    const undo = JSON.parse(await unseal(both, row?.undo ?? ''))
    expect(await unseal(await createSecrets(NEW_KEY), undo.before.user.idCardEnc)).toBe('380101201001011237')
    expect(undo.before.user.idCardHash).toBe(await searchHash(await createSecrets(NEW_KEY), '380101201001011237'))
  })

  it('ends with the new key alone, which finds numbers and reads the logs of before', async () => {
    const alone = await openSecrets(db, readConfig({ ...settings, DATA_KEY_OLD: '' }))
    expect(await isRekeyNeeded(db, alone)).toBe(false)
    await expect(
      openSecrets(db, readConfig({ ...settings, DATA_KEY: base64(DEMO_KEY), DATA_KEY_OLD: '' })),
    ).rejects.toThrow(/another key/)
    const [card] = await rowsOf<{ enc: string; hash: string }>(
      db,
      sql`select id_card_enc as enc, id_card_hash as hash from app_user where id = 5`,
    )
    expect(await searchHash(alone, await unseal(alone, card?.enc ?? ''))).toBe(card?.hash)
    const call = await client(alone)
    for (const log of ['operation', 'login'])
      expect((await call('GET', `/api/log/verifyChain?log=${log}`)).data).toMatchObject({ isIntact: true })
  })
})
