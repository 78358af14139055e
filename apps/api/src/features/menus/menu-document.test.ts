import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous } = await openTestApp()
const admin = await as('admin')
const base = '/api/system/cscpMenus'

interface Entry {
  name: string
  parentName: string | null
  title: string
  url: string | null
}
const exported = async (): Promise<{ version: number; items: Entry[] }> =>
  Object((await admin.get(`${base}/export`)).body.data)
const imported = (items: readonly object[], client = admin) => client.post(`${base}/import`, { version: 1, items })
const desk = {
  name: 'duty-desk',
  parentName: 'audit',
  title: '值班台',
  titles: { en: 'Duty desk' },
  icon: 'calendar',
  url: '/duty-desk',
  component: 'duty/Desk',
  type: 'menu',
  permissionCode: null,
  keepAlive: false,
  hidden: false,
}

describe('a menu document', () => {
  it('names each item after the one it stands below', async () => {
    const { version, items } = await exported()
    expect(version).toBe(1)
    for (const [index, { parentName }] of items.entries()) {
      const above = items.slice(0, index).map(({ name }) => name)
      expect(parentName === null || above.includes(parentName)).toBe(true)
    }
  })

  it('changes nothing where it comes from', async () => {
    const before = await exported()
    const { body } = await imported(before.items)
    expect(body.data).toEqual({ added: 0, changed: 0 })
    expect(await exported()).toEqual(before)
  })

  it('adds what is new, also below what it adds itself, and changes what is known', async () => {
    const button = {
      ...desk,
      name: 'duty-desk-add',
      parentName: 'duty-desk',
      type: 'button',
      url: null,
      component: null,
    }
    const withButton = [desk, { ...button, permissionCode: 'duty:desk:add', title: '排班' }]
    expect((await imported(withButton)).body.data).toEqual({ added: 2, changed: 0 })
    expect((await imported([{ ...desk, title: '值班席' }])).body.data).toEqual({ added: 0, changed: 1 })
    const { items } = await exported()
    expect(items.find(({ name }) => name === 'duty-desk')).toMatchObject({ title: '值班席', parentName: 'audit' })
    expect(items.find(({ name }) => name === 'duty-desk-add')).toMatchObject({ parentName: 'duty-desk' })
  })

  it('is taken over whole or not at all, and the entry at fault is named', async () => {
    const before = await exported()
    const good = { ...desk, name: 'duty-more', url: '/duty-more' }
    const faults = [
      [{ ...desk, name: 'duty-bad', url: 'javascript:alert(1)' }, 'items[1].url'],
      [{ ...desk, name: 'duty-bad', url: '/duty-bad', parentName: 'nowhere' }, 'items[1].parentName'],
      [{ ...desk, name: 'user-management', parentName: null }, 'items[1].parentName'],
      [{ ...desk, name: 'duty-bad', url: '/user-management' }, 'items[1].url'],
    ] as const
    for (const [bad, field] of faults) {
      const { body } = await imported([good, bad])
      expect([body.success, body.errors?.[0]?.field]).toEqual([false, field])
    }
    expect(await exported()).toEqual(before)
  })

  it('is refused to people without the code', async () => {
    expect((await anonymous().get(`${base}/export`)).status).toBe(401)
    const school = await as('ycxx_school01')
    expect((await school.get(`${base}/export`)).status).toBe(403)
    expect((await imported([desk], school)).status).toBe(403)
  })
})
