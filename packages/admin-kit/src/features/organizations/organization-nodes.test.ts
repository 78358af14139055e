import type { Organization } from '@doorway/api-client'
import { describe, expect, it } from 'vitest'
import { branchIds, nodesOfHits, organizationNode, rootNode } from './organization-nodes'

const organization = (id: number, path: number[], name: string): Organization => ({
  id,
  name,
  parentId: path.at(-2) ?? 0,
  path,
  hasChildren: false,
  type: '2',
  depth: path.length,
  code: null,
  schoolType: null,
  areaCode: null,
  displayOrder: 1,
  version: 0,
})
const root = rootNode('机构')

describe('the lines of the organisation tree', () => {
  it('carry the path that the user list is asked for', () => {
    expect(organizationNode(organization(8, [1, 2, 8], '砚池小学'))).toMatchObject({
      id: '8',
      parentId: '2',
      data: { path: [1, 2, 8] },
    })
  })

  it('show each hit under its ancestors, and each ancestor once', () => {
    const ancestors = [
      { id: 1, name: '教育厅' },
      { id: 2, name: '望川市教育局' },
    ]
    const nodes = nodesOfHits(
      [
        { organization: organization(8, [1, 2, 8], '砚池小学'), ancestors },
        { organization: organization(9, [1, 2, 9], '砚池中学'), ancestors },
      ],
      root,
    )
    expect(nodes.map(({ id, parentId }) => [id, parentId])).toEqual([
      ['0', null],
      ['1', '0'],
      ['2', '1'],
      ['8', '2'],
      ['9', '2'],
    ])
    expect(branchIds(nodes)).toEqual(new Set(['0', '1', '2']))
  })

  it('keep a hit open that is itself above another hit', () => {
    const bureau = { organization: organization(2, [1, 2], '砚池教育局'), ancestors: [{ id: 1, name: '教育厅' }] }
    const school = {
      organization: organization(8, [1, 2, 8], '砚池小学'),
      ancestors: [
        { id: 1, name: '教育厅' },
        { id: 2, name: '砚池教育局' },
      ],
    }
    expect(branchIds(nodesOfHits([school, bureau], root))).toContain('2')
    expect(branchIds(nodesOfHits([bureau, school], root))).toContain('2')
  })
})
