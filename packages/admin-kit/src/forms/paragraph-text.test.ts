import { describe, expect, it } from 'vitest'
import { htmlOfText, textOfHtml } from './paragraph-text'

describe('a text of paragraphs', () => {
  it.each([
    '',
    '<p>一</p><p>二 &lt;b&gt; &amp; c</p>',
    '<p>规则</p><ul><li>甲</li><li>乙</li></ul><p>末</p>',
    '<ul><li>甲</li></ul>',
  ])('is edited as lines and becomes the same again: %s', (html) => {
    const text = textOfHtml(html)
    expect(text).not.toMatch(/<p>|&lt;/)
    expect(htmlOfText(String(text))).toBe(html)
  })

  it.each(['<p>看<a href="x">这里</a></p>', '<h2>题</h2><p>一</p>', '<p><img src="x" /></p>', '<ol><li>一</li></ol>'])(
    'with more than paragraphs and lists is left alone: %s',
    (html) => expect(textOfHtml(html)).toBeUndefined(),
  )

  it('loses empty lines alone', () => {
    expect(htmlOfText('一\n\n• 甲\n• 乙')).toBe('<p>一</p><ul><li>甲</li><li>乙</li></ul>')
  })
})
