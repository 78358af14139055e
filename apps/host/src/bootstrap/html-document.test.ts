import { describe, expect, it } from 'vitest'
import { pageAssets } from './page-assets'
import { inlineDataPrefetch } from './inline-data-prefetch'
import { firstScreen, unknownScreen } from './first-screen'
import { htmlDocument } from './html-document'

const options = {
  head: { title: '</title><script>alert(1)</script>', description: '"><img src=x onerror=alert(1)>' },
  siteName: '云泽教育门户',
  preferences: { locale: 'tw', theme: 'dark', isElder: true, size: 'large', isLinear: true },
  assets: {
    script: '/assets/a.js',
    start: '/assets/s.js',
    preloads: ['/assets/b.js'],
    late: ['/assets/late.js'],
    styles: ['/assets/a.css'],
  },
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
    assets: {
      ...options.assets,
      preloads: [...options.assets.preloads],
      late: [...options.assets.late],
      styles: [...options.assets.styles],
    },
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

  it('has a warning above the page where there is one, and what browsers without scripts need to know', () => {
    const warned = htmlDocument({
      ...options,
      notice: '演示 <系统>',
      withoutScript: '请启用 JavaScript',
      assets: { ...options.assets, preloads: [], late: [...options.assets.late], styles: [] },
    })
    expect(warned).toContain(
      '<aside class="doorway-notice">演示 &lt;系统&gt;</aside>\n<noscript><aside class="doorway-notice">请启用 JavaScript</aside></noscript>\n<div id="app">',
    )
    expect(html).not.toContain('doorway-notice')
  })

  it('is painted once everything before its settings has come', () => {
    expect(html).toContain('<link rel="expect" href="#doorway-config" blocking="render">')
    expect(html.indexOf('id="doorway-config"')).toBeGreaterThan(html.indexOf('<p>正文</p>'))
  })

  it('leaves its scripts to be fetched once it is painted, and names its sheets', () => {
    expect(html).toContain(
      '<script id="doorway-start" type="module" src="/assets/s.js" data-modules="/assets/a.js /assets/b.js" data-late="/assets/late.js" data-session-key=""></script>',
    )
    const inline = htmlDocument({
      ...options,
      assets: { ...options.assets, preloads: [], late: [...options.assets.late], styles: [] },
      startScript: 'go()',
    })
    expect(inline).toContain(
      'data-modules="/assets/a.js" data-late="/assets/late.js" data-session-key="">go()</script>',
    )
    expect(html).not.toContain('modulepreload')
    expect(html).toContain('<link rel="stylesheet" href="/assets/a.css">')
  })

  it('has the rules of its first paint where they are given, and its sheets for later', () => {
    const early = htmlDocument({
      ...options,
      assets: { ...options.assets, preloads: [], late: [], styles: [...options.assets.styles] },
      criticalRules: '.a{top:0}',
    })
    const [head = '', body = ''] = early.split('<body>')
    expect(head).toContain('<style>.a{top:0}</style>')
    expect(head).toContain('data-sheets="/assets/a.css"')
    expect(head).not.toContain('rel="stylesheet"')
    expect(body).toContain('<noscript><link rel="stylesheet" href="/assets/a.css"></noscript>')
    expect(html).not.toContain('data-sheets')
  })
})

describe('the console’s document', () => {
  const html = htmlDocument({
    ...options,
    assets: {
      ...options.assets,
      preloads: ['/assets/heavy.js', '/assets/large.js', '/assets/screen.js', '/assets/b.js'],
      late: [],
      styles: [...options.assets.styles],
    },
    inline: {
      nonce: 'n0nce',
      script: inlineDataPrefetch([{ path: '/api/a' }], 'zh-CN'),
      style: '.dw-shell{}',
      entry: 'begin()',
    },
  })

  it('starts its calls before anything is fetched, and shows its frame before the sheets have come', () => {
    const script = html.indexOf('<script nonce="n0nce">')
    const style = html.indexOf('<style nonce="n0nce">.dw-shell{}</style>')
    const places = [script, html.indexOf('/api/a'), html.indexOf('["/assets/b.js"]'), style]
    const body = [html.indexOf('<div id="app">'), html.indexOf('<link rel="stylesheet"')]
    expect(script).toBeGreaterThan(0)
    expect([...places, ...body]).toEqual([...places, ...body].toSorted((one, other) => one - other))
  })

  it('names the heaviest modules and the screen’s alone for the browser to fetch before the calls', () => {
    expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" href="/assets/heavy.js">',
      '<link rel="modulepreload" href="/assets/large.js">',
      '<link rel="modulepreload" href="/assets/screen.js">',
    ])
  })

  it('carries its script, which as a file would take a connection that the calls need', () => {
    expect(html).toContain('<script type="module" nonce="n0nce">begin()</script>')
    expect(html).not.toContain('src="/assets/a.js"')
  })
})

describe('what a console page starts with', () => {
  const startsAt = (address: string, item = unknownScreen) =>
    firstScreen(new URL(address, 'https://portal.example'), 'ja', item)
  const pathsAt = (address: string) => startsAt(address).calls.map(({ path }) => path)

  it('is nothing before signing in', () => {
    expect(pathsAt('/login')).toEqual([])
  })

  it('is the screen’s first call where no condition is in the address', () => {
    expect(pathsAt('/user-management')).toContain('/api/userInfo/queryPageUserInfoList')
    expect(pathsAt('/user-management?page=2')).toEqual(['/api/system/cscpMenus', '/api/system/currentUser'])
    expect(pathsAt('/home')).toEqual(['/api/system/cscpMenus', '/api/system/currentUser'])
  })

  it('is the code of the screen that the menu item names, built-in names before components', () => {
    const modulesOf = (name: string, component: string | null) => startsAt('/somewhere', { name, component }).modules
    expect(modulesOf('news', 'content/ArticleManager')).toEqual([
      'articles-screens',
      'late-texts/articles/ja.ts',
      'styles.screens.css',
    ])
    expect(modulesOf('role-management', 'content/ArticleManager')).toEqual(['roles-screens', 'styles.screens.css'])
    expect(modulesOf('user-management', null)).toEqual(['users-screens'])
    expect(modulesOf('news', 'region/OwnScreen')).toEqual([])
    expect(modulesOf('news', null)).toEqual([])
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
    '_group.js': { file: 'assets/group.js', name: 'group' },
  }

  it('are the entry, the page and what both import, each once', () => {
    expect(pageAssets(manifest, { entry: 'src/entry-client.tsx', modules: ['src/page.tsx'] })).toEqual({
      script: '/assets/entry.js',
      start: '/src/entry-portal.ts',
      preloads: ['/assets/page.js', '/assets/shared.js'],
      late: [],
      styles: ['/assets/entry.css', '/assets/page.css'],
    })
  })

  it('leave what is needed late to the end, but name its sheets', () => {
    const assets = pageAssets(manifest, { entry: 'src/entry-client.tsx', modules: ['group'], late: ['src/page.tsx'] })
    expect(assets.preloads).toEqual(['/assets/group.js', '/assets/shared.js'])
    expect(assets.late).toEqual(['/assets/page.js'])
    expect(assets.styles).toEqual(['/assets/entry.css', '/assets/page.css'])
  })

  it('find a chunk group by its name, and preload requested modules before their imports', () => {
    expect(pageAssets(manifest, { entry: 'src/entry-client.tsx', modules: ['group'] }).preloads).toEqual([
      '/assets/group.js',
      '/assets/shared.js',
    ])
  })
})
