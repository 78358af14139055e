import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'
import { shareOfDevice } from './device-rollout'

const { as, anonymous, db } = await openTestApp()
const admin = await as('admin')
const province = await as('prov01')
const visitor = anonymous()

const draft = {
  platform: 'ios',
  versionName: '4.0.0',
  build: 400,
  url: 'https://edu.yunze.example/app/ios-400',
  minBuild: 320,
  rollout: 100,
  notes: { zh: '新的首页', en: 'A new front page', ja: ' ' },
}
const save = (body: object, client = admin) => client.post('/api/appVersion/insertOrUpdate', body)
const change = (what: 'publish' | 'withdraw', body: object) => admin.post(`/api/appVersion/${what}`, body)
const check = async (platform: string, build: number, deviceId = 'device-0001') => {
  const { body } = await visitor.get(`/api/appVersion/check?platform=${platform}&build=${build}&deviceId=${deviceId}`)
  return Object(body.data).release
}

describe('releases of the apps', () => {
  it('are for those with the codes alone', async () => {
    expect((await save(draft, province)).status).toBe(403)
    expect((await province.post('/api/appVersion/publish', { id: 6 })).status).toBe(403)
    expect((await province.post('/api/appVersion/queryPage', { currentPage: 1, pageSize: 10 })).status).toBe(403)
  })

  it('need a platform, a version, a build of their own and an address of the web', async () => {
    expect((await save({ versionName: 'neu', url: 'javascript:alert(1)' })).body.errors).toEqual([
      { field: 'platform', msg: '请选择平台' },
      { field: 'versionName', msg: '版本号须为数字和点，例如 3.2.0' },
      { field: 'build', msg: '请输入构建号' },
      { field: 'url', msg: '下载地址必须以http://或https://开头' },
    ])
    expect((await save({ ...draft, minBuild: 401 })).body.errors).toMatchObject([{ field: 'minBuild' }])
    expect((await save({ ...draft, build: 320 })).body.errors).toEqual([
      { field: 'build', msg: '该平台已有相同的构建号' },
    ])
    expect((await save({ ...draft, notes: { xx: 'x' } })).body.errors).toMatchObject([{ field: 'notes' }])
    expect((await save({ id: 999, versionName: '1.0' })).status).toBe(404)
  })

  it('are added as drafts, published and withdrawn, each change against the version that was seen', async () => {
    const { id, ...added } = Object((await save(draft)).body.data)
    expect(added).toMatchObject({
      state: 'draft',
      notes: { zh: '新的首页', en: 'A new front page' },
      publishedAt: null,
    })
    expect(await check('ios', 320)).toBeNull()
    expect((await change('publish', { id, version: 7 })).status).toBe(409)
    expect((await change('withdraw', { id })).body).toMatchObject({ success: false, code: 'APP_VERSION_STATE' })
    expect((await change('publish', { id, version: 0 })).body.data).toMatchObject({ state: 'published' })
    expect((await change('publish', { id })).body).toMatchObject({ success: false, code: 'APP_VERSION_STATE' })
    expect((await save({ id, build: 401, version: 1 })).body.errors).toEqual([
      { field: 'build', msg: '版本发布后不能再修改此项' },
    ])
    expect((await save({ id, rollout: 50, version: 0 })).status).toBe(409)
    expect((await save({ id, rollout: 100, version: 1 })).body.data).toMatchObject({ rollout: 100 })
    expect(await check('ios', 320)).toMatchObject({ versionName: '4.0.0', isForced: false, notes: '新的首页' })
    expect((await change('withdraw', { id })).body.data).toMatchObject({ state: 'withdrawn' })
    expect((await save({ id, rollout: 10 })).body).toMatchObject({ success: false, code: 'APP_VERSION_WITHDRAWN' })
    expect(await check('ios', 320)).toBeNull()
  })
})

describe('a device', () => {
  it('is offered the highest published build above its own', async () => {
    expect(await check('android', 305)).toMatchObject({ versionName: '3.2.0', build: 320, isForced: false })
    expect(await check('android', 320)).toBeNull()
    expect(await check('h5', 1)).toBeNull()
    expect((await visitor.get('/api/appVersion/check?platform=android&build=1')).status).toBe(400)
  })

  it('has to update below the oldest supported build, whatever the rollout', async () => {
    await db.execute('update app_version set rollout = 0 where id = 4')
    expect(await check('harmony', 300)).toBeNull()
    expect(await check('harmony', 299)).toMatchObject({ build: 321, isForced: true })
  })

  it('belongs to the same share of a rollout at every check', async () => {
    await db.execute('update app_version set rollout = 30 where id = 4')
    const devices = Array.from({ length: 200 }, (_, number) => `device-${number + 1000}`)
    const shares = await Promise.all(devices.map((device) => shareOfDevice(device, 4)))
    const included = shares.filter((share) => share < 30).length
    expect(included).toBeGreaterThan(40)
    expect(included).toBeLessThan(80)
    for (const [place, device] of devices.slice(0, 6).entries()) {
      const isOffered = (await check('harmony', 310, device)) !== null
      expect(isOffered).toBe(Number(shares[place]) < 30)
    }
  })
})
