import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as } = await openTestApp()
const admin = await as('admin')
const auditor = await as('audit01')

interface Change {
  kind: string
  path: string
  /** Where it is changed, if elsewhere. */
  changePath?: string
  /** What is saved first, and again with `changed`. */
  saved: Record<string, string | number>
  changed: Record<string, string | number>
}

const changes: Change[] = [
  {
    kind: 'area',
    path: '/api/area/insertAreaInfo',
    changePath: '/api/area/updateAreaInfo',
    saved: { areaCode: '380688', name: '试区', displayOrder: 88, parentCode: '380600' },
    changed: { name: '试验区', displayOrder: 89 },
  },
  {
    kind: 'school',
    path: '/api/school/insertOrUpdateSchool',
    saved: { orgId: 2, name: '望川市试验学校', type: '2', displayOrder: 90 },
    changed: { name: '望川市实验学校', orgId: 4 },
  },
  {
    kind: 'dictionary',
    path: '/api/dic/insertOrUpdateDic',
    saved: { dicType: '5', dicValue: '91', dicDisplay: '生活老师', dicOrder: 91 },
    changed: { dicDisplay: '生活指导老师' },
  },
  {
    kind: 'stage',
    path: '/api/garde/insertOrUpdateGarde',
    saved: { gardeId: '92', gardeName: '试验学段', seq: 92 },
    changed: { gardeName: '实验学段', seq: 93 },
  },
  {
    kind: 'site',
    path: '/api/cmsSites/insertOrUpdate',
    saved: { name: '试验专题', code: 'shiyan' },
    changed: { name: '实验专题', url: 'https://shiyan.example' },
  },
]

const text = (value: string | number | undefined) => (value === undefined ? null : String(value))

describe('the operation log tells before and after', () => {
  it.each(changes)('of a $kind', async ({ kind, path, changePath, saved, changed }) => {
    const added = Object((await admin.post(path, saved)).body.data)
    const targetId = String(added.id ?? added.areaCode)
    const identity = added.id === undefined ? {} : { id: added.id }
    const response = await admin.post(changePath ?? path, { ...saved, ...changed, ...identity })
    expect(response.body.success).toBe(true)
    const question = { currentPage: 1, pageSize: 10, t: { targetType: kind, targetId } }
    const { data: rows } = Object((await auditor.post('/api/log/queryPageOperationLog', question)).body.data)
    const reported = Object.entries(changed).map(([name, value]) => [
      name,
      { before: text(saved[name]), after: text(value) },
    ])
    // The demo's own rows may name the same number.
    expect(rows.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([`${kind}.edit`, `${kind}.add`])
    expect(rows[0].diff.difference).toEqual(Object.fromEntries(reported))
    const first = Object.entries(saved).map(([name, value]) => [name, { before: null, after: text(value) }])
    expect(rows[1].diff.difference).toMatchObject(Object.fromEntries(first))
  })
})

describe('the data scope of a role', () => {
  it('has its name in the log, before and after', async () => {
    const role = { name: '范围试验', icon: 'role', roleExtent: 'scope=org' }
    const added = Object((await admin.post('/api/system/cscpRoless', role)).body.data)
    const changed = { ...role, id: added.id, version: added.version, roleExtent: '级别=1;scope=org_tree' }
    expect((await admin.put('/api/system/cscpRoless', changed)).status).toBe(200)
    const found = await auditor.post('/api/log/queryPageOperationLog', {
      currentPage: 1,
      pageSize: 1,
      t: { targetType: 'role', targetId: String(added.id) },
    })
    const [row] = Object(found.body.data).data
    expect(row.names).toEqual([
      { field: 'roleExtent', value: 'scope=org', name: '仅所在机构' },
      { field: 'roleExtent', value: '级别=1;scope=org_tree', name: '所在机构及下级' },
    ])
  })
})
