import { describe, expect, it } from 'vitest'
import { withContents } from './body-contents'

describe('the contents of a text', () => {
  it('are its headings of two levels, each with an anchor', () => {
    const { bodyHtml, contents } = withContents(
      '<p>甲</p><h2>一</h2><p>x</p><h3 title="a">细 &amp; <b>目</b></h3><h2>二</h2>',
    )
    expect(contents).toEqual([
      { anchor: 'part-1', level: 2, text: '一' },
      { anchor: 'part-2', level: 3, text: '细 & 目' },
      { anchor: 'part-3', level: 2, text: '二' },
    ])
    expect(bodyHtml).toBe(
      '<p>甲</p><h2 id="part-1">一</h2><p>x</p><h3 id="part-2" title="a">细 &amp; <b>目</b></h3><h2 id="part-3">二</h2>',
    )
  })

  it.each([
    ['two headings', '<h2>一</h2><h2>二</h2>'],
    ['none', '<p>甲</p>'],
    ['nothing', ''],
    ['headings without words', '<h2>一</h2><h2> </h2><h2><b></b></h2><h3>二</h3>'],
  ])('are none, and the text as it was, with %s', (_, html) => {
    expect(withContents(html)).toEqual({ bodyHtml: html, contents: [] })
  })

  it('show a heading without the numbers of its footnotes', () => {
    const heading = (text: string) => `<h2>${text}<sup data-note="">依据</sup></h2>`
    const { bodyHtml, contents } = withContents(['一', '二', '三'].map(heading).join(''))
    expect(contents.map(({ text }) => text)).toEqual(['一', '二', '三'])
    expect(bodyHtml).toContain('[3]</a></sup></h2>')
  })

  it('have anchors of their own only, on a text that was made safe', () => {
    const { bodyHtml } = withContents(
      '<h2 id="part-2" onclick="x()">一</h2><h2>二<script>x()</script></h2><h2 name="part-1">三</h2>',
    )
    expect(bodyHtml).toBe('<h2 id="part-1">一</h2><h2 id="part-2">二</h2><h2 id="part-3">三</h2>')
  })

  it('never hold a text that is too long, nor more than a hundred of them', () => {
    const { contents } = withContents(`<h2>${'长'.repeat(500)}</h2>`.repeat(150))
    expect(contents).toHaveLength(100)
    expect(contents[0]?.text).toHaveLength(120)
  })
})
