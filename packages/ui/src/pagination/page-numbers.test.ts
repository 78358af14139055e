import { describe, expect, it } from 'vitest'
import { pageMarks } from './page-numbers'

describe('the page numbers', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [4, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
    [10, 20, [1, 'gap-before', 9, 10, 11, 'gap-after', 20]],
    [17, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
  ])('around page %i of %i are %j', (page, pages, marks) => {
    expect(pageMarks(page, pages)).toEqual(marks)
  })

  it('are seven wherever the reader is in a long list', () => {
    expect(Array.from({ length: 90 }, (_, at) => pageMarks(at + 1, 90).length)).toEqual(Array(90).fill(7))
  })
})
