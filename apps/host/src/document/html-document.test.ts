import { describe, expect, it } from 'vitest'
import { pageAssets } from './assets'
import { htmlDocument } from './html-document'

const options = {
  head: { title: '</title><script>alert(1)</script>', description: '"><img src=x onerror=alert(1)>' },
  siteName: '云泽教育门户',
  preferences: { locale: 'tw', theme: 'dark', isElder: true, size: 'large', isLinear: true },
  assets: { script: '/assets/a.js', preloads: ['/assets/b.js'], styles: ['/assets/a.css'] },
  body: '<p>正文</p>',
  config: { apiBase: '</script><script>alert(1)' },
  canonical: 'http://x/?a="><script>alert(1)',
  structured: { name: '</script><script>alert(1)' },
  data: { text: '</script><script>alert(1)' },
  theme: { '--dw-site-accent': 'red"><script>alert(1)' },
} as const

describe('the HTML document', () => {
  const html = htmlDocument({
    ...options,
    assets: { ...options.assets, preloads: [...options.assets.preloads], styles: [...options.assets.styles] },
  })

  it('lets no title, description or setting break out of its place', () => {
    expect(html).not.toContain('<script>alert(1)')
    expect(html).not.toContain('<img src=x')
  })

  it('carries language, theme and size for the first picture', () => {
    expect(html).toContain(
      '<html lang="zh-Hant" data-doorway data-theme="dark" data-mode="elder" data-size="large" data-linear="" style=',
    )
  })

  it('defers its script and names its sheets', () => {
    expect(html).toContain('<script type="module" fetchpriority="low" src="/assets/a.js"></script>')
    expect(html).toContain('<link rel="stylesheet" href="/assets/a.css">')
  })
})

describe('the assets of a page', () => {
  const manifest = {
    'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    'src/page.tsx': {
      file: 'assets/page.js',
      css: ['assets/page.css'],
      imports: ['_shared.js', 'src/entry-client.tsx'],
    },
  }

  it('are the entry, the page and what both import, each once', () => {
    expect(pageAssets(manifest, ['src/page.tsx'])).toEqual({
      script: '/assets/entry.js',
      preloads: ['/assets/shared.js', '/assets/page.js'],
      styles: ['/assets/entry.css', '/assets/page.css'],
    })
  })
})
