import type { MenuDocument, MenuEntry } from '@doorway/api-client'
import { describe, expect, it } from 'vitest'
import { differenceOf, readDocument } from './document-difference'

const item: MenuEntry = {
  name: 'system',
  parentName: null,
  title: '系统管理',
  titles: { en: 'System' },
  icon: 'settings',
  url: null,
  component: null,
  type: 'dir',
  permissionCode: null,
  keepAlive: false,
  hidden: false,
}
const documentOf = (...items: MenuEntry[]): MenuDocument => ({ version: 1, items })

describe('the difference of a menu document', () => {
  it('names what is added and what is changed, member by member', () => {
    const next = documentOf({ ...item, title: '系统设置', hidden: true }, { ...item, name: 'duty' })
    const { added, changed, same } = differenceOf(documentOf(item), next)
    expect(added.map(({ entry }) => entry.name)).toEqual(['duty'])
    expect(changed.map(({ changes }) => changes)).toEqual([
      [
        { member: 'title', before: '系统管理', after: '系统设置' },
        { member: 'hidden', before: 'false', after: 'true' },
      ],
    ])
    expect(same).toBe(0)
  })

  it('is none for the same document', () => {
    expect(differenceOf(documentOf(item), documentOf(item))).toEqual({ added: [], changed: [], same: 1 })
  })
})

describe('a file', () => {
  it('is read when it is a menu document', () => {
    expect(readDocument(JSON.stringify(documentOf(item)))).toEqual(documentOf(item))
  })

  it.each(['', '{', '[]', '{"version":2,"items":[]}', JSON.stringify(documentOf()), '{"version":1,"items":[{}]}'])(
    'is refused when it is none: %s',
    (text) => {
      expect(readDocument(text)).toBeUndefined()
    },
  )
})
