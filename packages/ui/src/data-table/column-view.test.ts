import { describe, expect, it } from 'vitest'
import { orderedIds, withMoved, withShown, withWidth } from './column-view'

const ids = ['login', 'name', 'school']
const usual = { order: [], hidden: [] }

describe('a drawn width', () => {
  it('stays within what can be read and fits', () => {
    const view = { order: [], hidden: [] }
    expect(withWidth(view, 'name', 160.4).widths).toEqual({ name: 160 })
    expect(withWidth(withWidth(view, 'name', 5), 'code', 9_000).widths).toEqual({ name: 48, code: 800 })
  })
})

describe('a view of columns', () => {
  it('keeps columns that it has never heard of', () => {
    expect(orderedIds(ids, { order: ['school', 'gone'], hidden: [] })).toEqual(['school', 'login', 'name'])
  })

  it('moves a column one place', () => {
    expect(withMoved(ids, usual, 'login', 1).order).toEqual(['name', 'login', 'school'])
  })

  it('is unchanged when the first column is moved up', () => {
    expect(withMoved(ids, usual, 'login', -1)).toBe(usual)
  })

  it('hides a column once, however often it is asked', () => {
    expect(withShown(withShown(usual, 'name', false), 'name', false).hidden).toEqual(['name'])
  })
})
