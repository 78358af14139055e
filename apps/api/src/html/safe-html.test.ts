import { describe, expect, it } from 'vitest'
import { safeHtml } from './safe-html'

describe('an HTML text made safe', () => {
  it.each([
    '<h2>一</h2><h3>二</h3><h4>三</h4><p><strong>甲</strong><em>乙</em><u>丙</u><s>丁</s>H<sub>2</sub>O</p>',
    '<ul><li>一</li></ul><ol><li>二</li></ol><blockquote><p>三</p></blockquote><pre><code>a &lt; b</code></pre>',
    '<table><caption>表</caption><thead><tr><th colspan="2">甲</th></tr></thead><tbody><tr><td rowspan="2">乙</td></tr></tbody></table>',
    '<figure><img src="/api/file/content/1" alt="会场" title="会场" /><figcaption>图</figcaption></figure><hr /><p>甲<br />乙</p>',
    '<a href="https://x.example/a?b=1&amp;c=2#d">甲</a><a href="http://x.example">乙</a><a href="/newsInfo?id=1">丙</a>',
    '<a href="mailto:a@doorway.example">甲</a><a href="tel:0380-5550112">乙</a><a href="#part-1">丙</a><a href="b/c">丁</a>',
    '<img src="https://x.example/a.jpg" />',
  ])('keeps what a text may have: %s', (html) => {
    expect(safeHtml(html)).toBe(html)
  })

  it.each(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'title', 'textarea', 'svg'])(
    'loses the words of <%s>',
    (tag) => {
      expect(safeHtml(`<${tag}>甲</${tag}>`)).toBe('')
    },
  )

  it('gives a window that a link opens no hold on ours, and opens none for our own pages', () => {
    const outside = '<a href="https://x.example" target="_blank" rel="noopener noreferrer">甲</a>'
    expect(safeHtml('<a href="https://x.example" target="_blank" rel="opener">甲</a>')).toBe(outside)
    expect(safeHtml('<a href="/a" target="_blank">甲</a>')).toBe('<a href="/a">甲</a>')
    expect(safeHtml('<a href="https://x.example" target="_top" rel="opener">甲</a>')).toBe(
      '<a href="https://x.example">甲</a>',
    )
  })

  it.each([
    ['<script>x()</script>甲', '甲'],
    ['<SCRIPT SRC=https://x.example/a.js></SCRIPT>甲', '甲'],
    ['<script/x>x()</script>甲', '甲'],
    ['甲<script>x()', '甲'],
    ['<scr<script>ipt>x()</scr</script>ipt>', 'ipt&gt;x()ipt&gt;'],
    ['<<b>script>x()</<b>/script>', '&lt;<b>script&gt;x()/script&gt;</b>'],
    ['<img src=x onerror=x()>', '<img src="x" />'],
    ['<img/src="x"/onerror=x()>', '<img src="x" />'],
    ['<p onclick="x()" ONMOUSEOVER=x()>甲</p>', '<p>甲</p>'],
    ['<p/onclick=x()>甲</p>', '<p>甲</p>'],
    ['<p style="position:fixed;background:url(javascript:x)">甲</p>', '<p>甲</p>'],
    ['<p id="app" name="cookie" class="dw-button" data-x="1">甲</p>', '<p>甲</p>'],
    ['<style>*{display:none}</style>甲', '甲'],
    ['<marquee onstart=x()>甲</marquee>', '甲'],
    ['<iframe src="https://x.example"><p>x</p></iframe>甲', '甲'],
    ['<iframe srcdoc="<script>x()</script>"></iframe>甲', '甲'],
    ['<form action="https://x.example"><input name=a><button formaction=x>甲</button></form>', '甲'],
    ['<base href="https://x.example/">甲', '甲'],
    ['<meta http-equiv="refresh" content="0;url=https://x.example">甲', '甲'],
    ['<link rel=stylesheet href="https://x.example/a.css">甲', '甲'],
    ['<object data="a.swf"><p>x</p></object><embed src="a.swf">甲', '甲'],
    ['<template><script>x()</script></template>甲', '甲'],
    ['<textarea><script>x()</script></textarea>甲', '甲'],
    ['<video src=x onerror=x()></video>甲', '甲'],
    ['<b><p><i></b><script>x()</script></i></p>甲', '<b><p><i></i></p></b><p></p>甲'],
    ['<p>甲</div></p><!--<img src=x onerror=x()>--!><b>乙', '<p>甲</p><b>乙</b>'],
  ])('has nothing in it that acts: %s', (html, safe) => {
    expect(safeHtml(html)).toBe(safe)
  })

  it.each([
    'javascript:x()',
    ' \t\n jAvAsCrIpT:x()',
    'java\tscript:x()',
    'java&#10;script&colon;x()',
    '&#x6A;&#97;vascript&#58;x()',
    '\u0001javascript:x()',
    'vbscript:x',
    'data:text/html,<script>x()</script>',
    'blob:https://x.example/1',
    'file:///etc/passwd',
    '//x.example/a',
    '/\\x.example/a',
    'https://',
    '',
  ])('leads nowhere with a link to %j', (address) => {
    expect(safeHtml(`<a href="${address}">甲</a>`)).toBe('<a>甲</a>')
  })

  it.each([
    'src="data:image/svg+xml,<svg onload=x()>"',
    'src="http://x.example/a.png"',
    'src="//x.example/a.png"',
    'src="javascript:x()"',
    'srcset="https://x.example/a.png 2x"',
  ])('loads nothing with a picture whose %s', (attribute) => {
    expect(safeHtml(`<img ${attribute} alt="甲">`)).toBe('<img alt="甲" />')
  })

  // What one parser takes for the value of an attribute is an element for another.
  it.each([
    ['<noscript><p title="</noscript><img src=x onerror=x()>"></noscript>甲', '甲'],
    ['<p><noscript></p><img src=x onerror=x()></noscript>', '<p></p>'],
    ['<title><a title="</title><img src=x onerror=x()>">', '<img src="x" />"&gt;'],
    ['<xmp><p title="</xmp><img src=x onerror=x()>">', '<img src="x" />"&gt;'],
    ['<svg><style><img src=x onerror=x()></style></svg>甲', '甲'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=x()></style></table></mtext></math>甲', '甲'],
    ['<p><svg><![CDATA[</svg><img src=x onerror=x()>]]>', '<p></p>'],
    ['<![CDATA[<img src=x onerror=x()>]]>甲', '甲'],
    ['<select><style></select><img src=x onerror=x()></style>', ''],
    ['<plaintext><img src=x onerror=x()>', ''],
    ['<p title="`><img src=x onerror=x()>">甲</p>', '<p title="`&gt;&lt;img src=x onerror=x()&gt;">甲</p>'],
    ['&lt;img src=x onerror=x()&gt;', '&lt;img src=x onerror=x()&gt;'],
  ])('means the same to every parser: %s', (html, safe) => {
    expect(safeHtml(html)).toBe(safe)
  })

  it('keeps the words of what is nested deeper than any text, without its elements', () => {
    expect(safeHtml(`${'<b>'.repeat(400)}甲`)).toContain('<b>甲</b>')
    expect(safeHtml(`${'<b>'.repeat(50_000)}甲<script>x() < 1</script>`).trim()).toBe('甲 x() &lt; 1')
    expect(safeHtml(`${'<div>'.repeat(50_000)}${'</i>'.repeat(50_000)}`).trim()).toBe('')
  })

  it.each([
    ['<svg onload=x()><p>甲</p>', '<p>甲</p>'],
    ['<svg><animate onbegin=x() dur=1s><h2>甲</h2>乙', '<h2>甲</h2>乙'],
    ['<math><mi onclick=x()>y</mi><ul><li>甲</li></ul>', '<ul><li>甲</li></ul>'],
    ['<svg><p>甲</p></svg>乙<svg><path d="M0 0"/></svg><p>丙</p>', '<p>甲</p>乙<p>丙</p>'],
    ['<svg><foreignObject><p>甲</p></foreignObject></svg>乙', '乙'],
    ['<svg><desc><p>甲</p></desc><p>乙</p>', '<p>乙</p>'],
    ['<svg><style><p>甲</p></style></svg>乙', '乙'],
    ['<p title="<svg>">甲</p><p>乙</p>', '<p title="&lt;svg&gt;">甲</p><p>乙</p>'],
    ['<!-- <svg> --><p>甲</p>', '<p>甲</p>'],
    ['<svg><p><img src=x onerror=x()><script>x()</script>甲', '<p><img src="x" />甲</p>'],
  ])('loses no text after a drawing or formula without an end: %s', (html, safe) => {
    expect(safeHtml(html)).toBe(safe)
  })

  it('comes of fifty thousand signs that open nothing', () => {
    expect(safeHtml('<'.repeat(50_000))).toBe('&lt;'.repeat(50_000))
    expect(safeHtml('<p '.repeat(50_000))).toBe('')
    expect(safeHtml('<!--'.repeat(50_000))).toBe('')
    expect(safeHtml('<noscript>'.repeat(50_000)).trim()).toBe('')
    expect(safeHtml('<svg>'.repeat(50_000)).trim()).toBe('')
    expect(safeHtml('<svg><p>'.repeat(20_000))).not.toContain('svg')
  })
})
