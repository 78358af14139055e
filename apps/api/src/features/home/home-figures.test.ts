import { describe, expect, it } from 'vitest'
import { chooseFigures } from './home-figures'

const figures = { schools: 24, teachers: 1200, students: 15_000, articles: 80, lessons: 20, views: 9000 }
const bars = ['望川市', '青屿市', '澄湾市'].map((name, index) => ({ name, value: 9 - index }))

describe('the figures of a front page', () => {
  it('are the first three above their thresholds', () => {
    const keys = (given: Partial<typeof figures>) =>
      chooseFigures({ ...figures, ...given }, bars).numbers.map(({ key }) => key)
    expect(keys({})).toEqual(['schools', 'teachers', 'students'])
    expect(keys({ teachers: 199, students: 0 })).toEqual(['schools', 'views', 'lessons'])
  })

  it('are hidden with their chart where they would look empty', () => {
    const none = { numbers: [], bars: [] }
    expect(chooseFigures({ ...figures, teachers: 0, students: 0, views: 4999, lessons: 9 }, bars)).toEqual(none)
    expect(chooseFigures(figures, bars.slice(1))).toEqual(none)
  })
})
