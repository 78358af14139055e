import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { memorySource, openArchive } from '../../content-reading/zip-archive'
import { checksums, manifestTable } from './archive-manifest'
import { isArchived, pagePath, relativeAddress, safeName } from './archive-paths'
import { mappedAddresses } from './mapped-addresses'
import { type ZippedFile, zipStream } from './zip-stream'

const at = (path: string) => `https://portal.example${path}`

describe('paths of an archive', () => {
  it.each([
    ['/doorMain?site=prov', 'index.html'],
    ['/educationNews?site=prov', 'pages/educationNews.html'],
    ['/educationNews?site=prov&column=news.media&page=2', 'pages/educationNews-column-news.media-page-2.html'],
    ['/comPageInfo?site=prov&type=article&id=1', 'pages/comPageInfo-type-article-id-1.html'],
    ['/preschoolEducation/aiBaby?part=answers', 'pages/preschoolEducation-aiBaby-part-answers.html'],
  ])('%s is %s', (address, path) => {
    expect(pagePath(at(address))).toBe(path)
  })

  it.each([
    ['/educationNews?site=prov', true],
    ['/comPageInfo?type=article&id=1', true],
    ['/educationNews?site=other', false],
    ['/educationNews?keyword=x', false],
    ['/search?site=prov', false],
    ['/userRegister?type=4', false],
  ])('whether %s is archived: %s', (address, expected) => {
    expect(isArchived(at(address), 'prov')).toBe(expected)
  })

  it('take no name that leads elsewhere or that a system refuses', () => {
    expect(safeName('../../etc/passwd')).toBe('__.._etc_passwd')
    expect(safeName('a<b>:"c"|?*\u0000.pdf')).toBe('a_b___c_____.pdf')
    expect(safeName('末尾. ')).toBe('末尾. _')
    expect(safeName(`${'长'.repeat(300)}.docx`)).toBe(`${'长'.repeat(66)}.docx`)
    expect(safeName(`一.${'x'.repeat(300)}`)).toHaveLength(198)
  })

  it('are written relative to the page', () => {
    expect(relativeAddress('index.html', 'files/1/实施方案 #1.pdf')).toBe(
      'files/1/%E5%AE%9E%E6%96%BD%E6%96%B9%E6%A1%88%20%231.pdf',
    )
    expect(relativeAddress('pages/a.html', 'index.html')).toBe('../index.html')
  })
})

describe('the manifest', () => {
  const entry = { path: 'a.html', address: at('/a'), type: 'text/html', title: '=cmd("x")', bytes: 3, sha256: 'ff' }

  it('is a table that no spreadsheet takes for a formula', () => {
    expect(manifestTable([entry])).toBe(
      `\ufeffpath,address,type,title,bytes,sha256\r\n"a.html","${at('/a')}","text/html","'=cmd(""x"")","3","ff"\r\n`,
    )
  })

  it('has the checksums as a tool reads them', () => {
    expect(checksums([entry])).toBe('ff  a.html\n')
  })
})

describe('the map of a site', () => {
  const page = (...places: string[]) =>
    `<?xml version="1.0"?><urlset>${places.map((place) => `<url><loc>${place}</loc></url>`).join('')}</urlset>`

  it('is read in all its parts', async () => {
    const parts: Record<string, string> = {
      '/sitemap.xml?site=prov': `<sitemapindex><sitemap><loc>${at('/sitemap.xml?page=1')}</loc></sitemap><sitemap><loc>${at('/sitemap.xml?page=2')}</loc></sitemap></sitemapindex>`,
      '/sitemap.xml?page=1&site=prov': page(at('/a?x=1&amp;y=2')),
      '/sitemap.xml?page=2&site=prov': page(at('/b'), at('/c')),
    }
    const read = (path: string) => Promise.resolve(new Response(parts[path]))
    expect((await mappedAddresses(read, 'prov')).map(String)).toEqual([at('/a?x=1&y=2'), at('/b'), at('/c')])
  })
})

describe('the archive', () => {
  async function* files(): AsyncGenerator<ZippedFile> {
    const bytes = (text: string) => [new TextEncoder().encode(text)]
    async function* twice(text: string) {
      yield* bytes(text)
      yield* bytes(text)
    }
    const modifiedAt = new Date('2026-09-01T08:00:00Z')
    yield { path: 'pages/一.html', modifiedAt, isText: true, body: twice('<p>很长</p>'.repeat(500)) }
    yield { path: 'files/1/空.bin', modifiedAt, isText: false, body: twice('') }
    yield { path: 'files/2/film.mp4', modifiedAt, isText: false, body: twice('bytes') }
  }

  it('is read by two programs, and texts are compressed', async () => {
    const bytes = new Uint8Array(await new Response(zipStream(files())).arrayBuffer())
    const unzipped = unzipSync(bytes)
    expect(Object.keys(unzipped)).toEqual(['pages/一.html', 'files/1/空.bin', 'files/2/film.mp4'])
    expect(new TextDecoder().decode(unzipped['files/2/film.mp4'])).toBe('bytesbytes')
    const { entries, read } = await openArchive(memorySource(bytes))
    const [page] = entries
    expect(page?.isDeflated).toBe(true)
    expect(page && new TextDecoder().decode(await read(page))).toBe('<p>很长</p>'.repeat(1000))
    expect(bytes.byteLength).toBeLessThan(2000)
  })

  it('passes a fault of its files on', async () => {
    async function* broken(): AsyncGenerator<ZippedFile> {
      yield* files()
      throw new Error('cancelled')
    }
    await expect(new Response(zipStream(broken())).arrayBuffer()).rejects.toThrow('cancelled')
  })
})
