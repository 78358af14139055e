import { describe, expect, it } from 'vitest'
import { commonPath, groupByArea, totalsOf } from './area-groups'
import type { AreaFact } from './facts.queries'
import { hideSmallParts } from './hidden-counts'
import { monthsOf, periodOf, spanOf } from './period'

const fact = (path: string | null, kind: AreaFact['kind'], n: number): AreaFact => ({ path, kind, n })
const place = (areaCode: string, path: string) => ({ areaCode, name: areaCode, path })

describe('small parts of a total that is shown', () => {
  it('are hidden, and a single one with the smallest of the others', () => {
    expect(hideSmallParts([9, 3, 7])).toEqual([9, null, null])
    expect(hideSmallParts([9, 3, 4])).toEqual([9, null, null])
    expect(hideSmallParts([9, 0, 7])).toEqual([9, 0, 7])
    expect(hideSmallParts([3])).toEqual([null])
    expect(hideSmallParts([3, 0])).toEqual([null, 0])
    expect(hideSmallParts([])).toEqual([])
  })
})

describe('figures by area', () => {
  const facts = [
    fact('/1/11/111/', 'user:5', 40),
    fact('/1/11/', 'user:4', 6),
    fact('/1/12/', 'user:5', 3),
    fact('/1/13/', 'school', 2),
    fact('/1/13/131/', 'user:5', 8),
    fact(null, 'user:1', 9),
  ]

  it('belong to the area right below the chosen one, the most people first', () => {
    const groups = groupByArea(facts, [place('12', '/1/12/'), place('11', '/1/11/'), place('14', '/1/14/')])
    expect(groups.map(({ areaCode, users, hasChild }) => [areaCode, users, hasChild])).toEqual([
      ['11', null, true],
      ['12', null, false],
    ])
  })

  it('of schools and content are shown however few', () => {
    const [group] = groupByArea(facts, [place('13', '/1/13/')])
    expect(group).toMatchObject({ users: 8, schools: 2, hasChild: true })
  })

  it('add up in the totals, also without an area', () => {
    expect(totalsOf(facts)).toMatchObject({ users: 66, teachers: 6, students: 51, parents: 0, schools: 2, signedIn: 0 })
    expect(totalsOf([fact('/1/', 'user:4', 2), fact('/1/', 'user:5', 50)])).toMatchObject({
      users: 52,
      teachers: null,
      students: null,
    })
  })

  it('begin at the deepest area that all have in common', () => {
    expect(commonPath(facts)).toBe('/1/')
    expect(commonPath(facts.slice(0, 2))).toBe('/1/11/')
    expect(commonPath([...facts, fact('/2/', 'school', 1)])).toBeNull()
    expect(commonPath([])).toBeNull()
  })
})

describe('a period', () => {
  const now = new Date('2026-11-30T17:00:00Z')

  it('is the last twelve months of the site’s time zone by default', () => {
    const period = periodOf({}, now)
    expect(period).toEqual({ from: '2026-01', to: '2026-12' })
    expect(monthsOf(period)).toHaveLength(12)
    expect(spanOf({ from: '2026-12', to: '2026-12' })).toEqual({
      from: new Date('2026-11-30T16:00:00Z'),
      before: new Date('2026-12-31T16:00:00Z'),
    })
  })

  it('ends with the requested month', () => {
    expect(periodOf({ months: 1, to: '2026-01' }, now)).toEqual({ from: '2026-01', to: '2026-01' })
    expect(periodOf({ months: 36, to: '2026-11' }, now).from).toBe('2023-12')
  })
})
