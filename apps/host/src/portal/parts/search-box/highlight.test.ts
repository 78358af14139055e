import { describe, expect, it } from 'vitest'
import { highlight } from './highlight'

const joined = (text: string, words: string) =>
  highlight(text, words)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('')

describe('the marks in a hit', () => {
  it.each([
    ['云泽省微课大赛', '微课', '云泽省[微课]大赛'],
    ['ABC abc', 'abc', '[ABC] [abc]'],
    ['微课与微课', '微课 与', '[微课][与][微课]'],
    ['没有', '别的', '没有'],
    ['文字', '   ', '文字'],
    ['初中物理单元作业', '物理作业', '初中[物理]单元[作业]'],
    ['物理作业设计', '物理作业', '[物理作业]设计'],
  ])('in %j for %j', (text, words, expected) => {
    expect(joined(text, words)).toBe(expected)
  })
})
