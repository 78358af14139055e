import { describe, expect, it } from 'vitest'
import { textSimilarity } from './text-similarity'

describe('the similarity of texts', () => {
  it.each([
    ['三角形的内角和', '三角形的内角和', 100],
    ['三角形的内角和', '《三角形的内角和》 ', 100],
    ['三角形的内角和为什么是180度', '三角形的内角和是180度', 80],
    ['小数点搬家', '植树问题', 0],
    ['一', '一', 100],
    ['', '', 0],
  ])('of %s and %s is %d', (one, other, similarity) => {
    expect(textSimilarity(one, other)).toBe(similarity)
    expect(textSimilarity(other, one)).toBe(similarity)
  })
})
