import { describe, expect, it } from 'vitest'
import { convertHtml } from './old-html'
import { oldAddressOf } from './old-address'
import { wordpressHtml } from './wordpress-text'

const converted = (html: string) => convertHtml(html).html

describe('an old text', () => {
  it.each([
    ['<div>甲</div><div>乙</div>', '<p>甲</p><p>乙</p>'],
    [
      '<section style="x"><p style="text-indent:2em"><span style="font-size:16px">甲</span></p><p>&nbsp;</p></section>',
      '<p>甲</p>',
    ],
    ['甲<br>乙<br><br>', '<p>甲<br />乙</p>'],
    ['<svg onload=x()><p>甲</p><p>乙</p>', '<p>甲</p><p>乙</p>'],
    ['<h1>题</h1><h5>小</h5><p><br></p>', '<h2>题</h2><h4>小</h4>'],
    ['<p><span style="font-weight: bold;">重</span><font color=red>红</font></p>', '<p><strong>重</strong>红</p>'],
    ['<p>甲<!--[if gte mso 9]><xml><w:x>1</w:x></xml><![endif]--><o:p></o:p></p><xml><a>b</a></xml>', '<p>甲</p>'],
    [
      '<table><tr><td><p>一</p><p>二</p></td><td>三</td></tr></table>',
      '<table><tr><td><p>一</p><p>二</p></td><td>三</td></tr></table>',
    ],
    ['<strong><p>甲</p><p>乙</p></strong>', '<p><strong>甲</strong></p><p><strong>乙</strong></p>'],
    ['<ul><li><p>一</p></li><li>二</li></ul>', '<ul><li><p>一</p></li><li>二</li></ul>'],
    [
      '<p>甲<iframe src="//player.example/1"></iframe></p>',
      '<p>甲</p><p><a href="https://player.example/1">https://player.example/1</a></p>',
    ],
  ])('%s becomes one of ours', (old, text) => {
    expect(converted(old)).toBe(text)
  })

  it('refers to each of its files once, wherever the old editor put the address', () => {
    const { html, files } = convertHtml(
      '<p><img src="http://old.example/a.jpg"><img data-src="https://old.example/b.png" src="data:image/gif;base64,xx">' +
        '<a href="http://old.example/c.pdf">附件</a><a href="http://old.example/a.jpg">大图</a><a href="http://old.example/x.html">页</a></p>',
    )
    expect(files).toEqual(['http://old.example/a.jpg', 'https://old.example/b.png', 'http://old.example/c.pdf'])
    expect(html).toContain('<img src="/import-file/0" alt="" />')
    expect(html).toContain('<img src="/import-file/1" alt="" />')
    expect(html).toContain('<a href="/import-file/2">附件</a>')
    expect(html).toContain('<a href="http://old.example/x.html">页</a>')
  })

  it('may be nested as deep as it likes', () => {
    expect(converted(`${'<div>'.repeat(20_000)}甲`)).toContain('甲')
  })
})

describe('a stored WordPress text', () => {
  it('has paragraphs at empty lines', () => {
    expect(wordpressHtml('甲\n乙\n\n<h2>丙</h2>\n\n丁')).toBe('<p>甲<br>乙</p>\n<h2>丙</h2>\n<p>丁</p>')
  })

  it('has pictures of captions and galleries', () => {
    const html = converted(
      wordpressHtml(
        '[caption id="a" align="none"]<img src="/u/a.jpg" alt="会场"> 开幕式[/caption]\n\n[gallery ids="7,8"]',
      ),
    )
    expect(html).toContain('<figure><img src="/import-file/0" alt="会场" /><figcaption>开幕式</figcaption></figure>')
    expect(html).toContain('<img src="/import-file/2" alt="" />')
  })

  it('keeps the lines of code', () => {
    expect(wordpressHtml('甲\n\n<pre>a\n\nb</pre>')).toContain('<pre>a\n\nb</pre>')
  })
})

describe('an old address', () => {
  it.each([
    ['http://old.example/2020/01/%e6%95%99%e5%ad%a6/', '/2020/01/教学'],
    ['http://old.example/?p=12', '?p=12'],
    ['/index.php?page_id=9', '?p=9'],
    ['http://old.example/show.asp?id=7', '/show.asp?id=7'],
    ['http://old.example/', undefined],
    ['http://old.example/%zz', '/%zz'],
  ])('%s is looked up as %s', (address, key) => {
    expect(oldAddressOf(address)).toBe(key)
  })
})
