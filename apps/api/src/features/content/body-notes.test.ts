import { describe, expect, it } from 'vitest'
import { withContents } from './body-contents'

const note = (text: string) => `<sup data-note="">${text}</sup>`

describe('the footnotes of a text', () => {
  it('are numbered, stand at its end, and lead there and back', () => {
    const { bodyHtml } = withContents(`<p>甲${note('《纲要》第 3 条')}乙${note('同上 &amp; &lt;下&gt;')}。</p>`)
    expect(bodyHtml).toBe(
      '<p>甲<sup><a id="note-from-1" href="#note-1">[1]</a></sup>乙<sup><a id="note-from-2" href="#note-2">[2]</a></sup>。</p>' +
        '<div data-notes=""><p id="note-1"><a href="#note-from-1">[1]</a> 《纲要》第 3 条</p>' +
        '<p id="note-2"><a href="#note-from-2">[2]</a> 同上 &amp; &lt;下&gt;</p></div>',
    )
  })

  it('leave raised text as it is', () => {
    const { bodyHtml } = withContents('<p>m<sup>2</sup></p>')
    expect(bodyHtml).toBe('<p>m<sup>2</sup></p>')
  })

  it('hold no element, attribute or script', () => {
    const hostile = '<p>a<sup data-note="x" onclick="x()">b<script>x()</script>"c</sup></p>'
    const { bodyHtml } = withContents(hostile)
    expect(bodyHtml).toContain('<p id="note-1"><a href="#note-from-1">[1]</a> b"c</p>')
    expect(withContents(`<p>a${note('<b>b</b>')}</p>`).bodyHtml).not.toContain('data-notes')
  })
})
