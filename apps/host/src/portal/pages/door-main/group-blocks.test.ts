import { describe, expect, it } from 'vitest'
import { groupBlocks } from './group-blocks'

const rows = (kinds: string, lists: string) =>
  groupBlocks(
    kinds.split(' ').map((kind) => ({ kind, title: null, titles: {} })),
    new Set(lists.split(' ')),
  ).map((group) => group.map(({ kind }) => kind).join('+'))

describe('the rows of the front page', () => {
  it('have lead stories and notices together, at the position of the first', () => {
    expect(rows('announcement news lead contest', '')).toEqual(['lead', 'news', 'contest'])
  })

  it('have lists that follow one another two by two', () => {
    expect(rows('lead a b c topics d', 'a b c d')).toEqual(['lead', 'a+b', 'c', 'topics', 'd'])
  })
})
