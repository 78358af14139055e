import { describe, expect, it } from 'vitest'
import { headingsOf } from './body-headings'

describe('the headings of a text', () => {
  it('are those of one level, with their places and words', () => {
    expect(headingsOf('<p>甲</p><h2>一</h2><h3>细</h3><h2 title="x">二 <b>&amp;</b></h2>', 2)).toEqual([
      { level: 2, at: 8, text: '一' },
      { level: 2, at: 28, text: '二 &' },
    ])
  })

  it.each([
    ['never ends', '<h2>一<h2>二<h2>三'],
    ['has no words', '<h2> </h2><h2><b></b></h2>'],
    ['is only spelled like one', '<h20>一</h20><h2x>二</h2x>'],
  ])('leave out what %s', (_, html) => {
    expect(headingsOf(html, 2)).toEqual([])
  })

  it('go on behind what is only spelled like one', () => {
    expect(headingsOf('<h2x>一</h2x><h2>二</h2>', 2)).toEqual([{ level: 2, at: 12, text: '二' }])
  })

  // Each of them read to the same end would be fifty thousand times the whole text.
  it('are read once: where one ends, those it holds have ended', () => {
    const html = `${'<h2>一'.repeat(50_000)}</h2><h2>二</h2>`
    expect(headingsOf(html, 2).map(({ at }) => at)).toEqual([0, 250_005])
  })
})
