import { describe, expect, it } from 'vitest'
import { blockTextOf, changed, isSameArrangement, movedTo } from './block-order'
import type { SiteBlock } from './site-types'

const block = (kind: string): SiteBlock => ({ kind, name: null, title: null, titles: {}, rows: null, isEnabled: true })
const blocks = ['lead', 'news', 'links'].map(block)
const kinds = (list: readonly SiteBlock[]) => list.map(({ kind }) => kind).join(' ')

describe('blocks of a front page', () => {
  it('move to another index', () => {
    expect(kinds(movedTo(blocks, 'links', 0))).toBe('links lead news')
    expect(kinds(movedTo(blocks, 'lead', 2))).toBe('news links lead')
    expect(kinds(movedTo(blocks, 'absent', 1))).toBe('lead news links')
  })

  it('change one at a time, and are compared with what is stored', () => {
    const next = changed(blocks, 'news', { isEnabled: false, rows: 4 })
    expect(next[1]).toMatchObject({ kind: 'news', isEnabled: false, rows: 4 })
    expect(isSameArrangement(next, blocks)).toBe(false)
    expect(isSameArrangement(changed(next, 'news', { isEnabled: true, rows: null }), blocks)).toBe(true)
  })

  it('have words of their own unless they are columns', () => {
    expect(blockTextOf('lead')).toBe('sites.block.lead')
    expect(blockTextOf('news')).toBeUndefined()
    expect(blockTextOf('toString')).toBeUndefined()
  })
})
