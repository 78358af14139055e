import { describe, expect, it } from 'vitest'
import { leftOutPage, PortalPage } from './archived-page'

const ADDRESS = 'https://portal.example/comPageInfo?site=prov&type=article&id=1'
const HTML = `<!doctype html>
<html lang="zh-Hans"><head><meta charset="utf-8"><title> 一则 &amp; 通知 </title>
<link rel="canonical" href="https://portal.example/comPageInfo?type=article&amp;id=1">
<link rel="expect" href="#late" blocking="render"><link rel="modulepreload" href="/assets/a.js">
<link rel="icon" href="/favicon.svg"><script type="module" src="/assets/a.js"></script>
<noscript><link rel="stylesheet" href="/assets/one.css"><link rel="stylesheet" href="/assets/two.css"></noscript></head>
<body><script type="application/json">{"a":"</p>"}</script>
<svg viewBox="0 0 8 8"><path d="M0 0"/></svg><svg class="cover"><use href="/covers.svg#ball"/></svg>
<picture><source srcSet="/small.avif" type="image/avif"><img src="/api/file/content/1" srcSet="/api/file/content/1?width=480 480w" alt="图"></picture>
<video src="/v.mp4" poster="/p.jpg" controls></video>
<a href="/educationNews?site=prov#top">资讯</a><a href="#part">本页</a><a href="mailto:a@b.example">邮件</a><a href="javascript:x()">坏</a>
<p>1 &lt; 2 &amp;&amp; 3</p></body></html>`

const archive = (html = HTML) =>
  new PortalPage(html, ADDRESS).archived(
    { text: '存档“甲<乙>”', address: ADDRESS },
    {
      addressOf: (url, use) => Promise.resolve(`${use}:${url.pathname}`),
      drawing: ({ pathname }) => Promise.resolve(`<svg><g id="other"/><g id="ball"><path d="M${pathname}"/></g></svg>`),
    },
  )

describe('an archived page', () => {
  it('has no scripts and waits for none', async () => {
    const page = await archive()
    expect(page).not.toMatch(/<script|modulepreload|rel="expect"|<noscript/)
    expect(page).toMatch(/href="resource:\/assets\/one\.css".*href="resource:\/assets\/two\.css"/s)
  })

  it('leads to its own files, with one copy of each picture', async () => {
    const page = await archive()
    expect(page).toContain('<img src="resource:/api/file/content/1" alt="图">')
    expect(page).not.toMatch(/srcset|small\.avif/i)
    expect(page).toContain('src="resource:/v.mp4" poster="resource:/p.jpg"')
    expect(page).toContain('href="page:/educationNews"')
    expect(page).toContain('rel="canonical" href="https://portal.example/comPageInfo?type=article&amp;id=1"')
  })

  it('holds what its drawings use of other files', async () => {
    expect(await archive()).toContain('<svg class="cover"><g id="ball"><path d="M/covers.svg"/></g></svg>')
  })

  it('leaves other addresses and all texts as they are', async () => {
    const page = await archive()
    expect(page).toContain('href="#part"')
    expect(page).toContain('href="mailto:a@b.example"')
    expect(page).toContain('<svg viewBox="0 0 8 8"><path d="M0 0"')
    expect(page).toContain('<p>1 &lt; 2 &amp;&amp; 3</p>')
    expect(page).toMatch(/^<!doctype html>/)
  })

  it('says at its top what it is', async () => {
    expect(await archive()).toContain(
      '<p class="doorway-notice">存档“甲&lt;乙&gt;” <a href="https://portal.example/com',
    )
  })

  it('knows its title and the pages that it leads to', () => {
    const page = new PortalPage(HTML, ADDRESS)
    expect(page.title).toBe('一则 & 通知')
    expect(page.links.map(String)).toEqual(['https://portal.example/educationNews?site=prov#top'])
  })
})

describe('a page that is left out', () => {
  it('leads to its address and to the front page', () => {
    const page = leftOutPage({ text: '没有<本页>', address: ADDRESS }, { title: '门户', address: '../index.html' })
    expect(page).toContain('没有&lt;本页&gt;')
    expect(page).toContain('href="https://portal.example/comPageInfo?site=prov&amp;type=article&amp;id=1"')
    expect(page).toContain('<a href="../index.html">门户</a>')
  })
})
