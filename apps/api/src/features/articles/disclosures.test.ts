import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { anonymous, db } = await openTestApp()
const visitor = anonymous()

interface Column {
  id: number
  code: string
  kind: string
  children: Column[]
}

const rowsOf = (value: unknown): { title: string }[] => (Array.isArray(value) ? value : [])
async function titles(query: string): Promise<string[]> {
  const { body } = await visitor.get(`/api/portal/disclosures?pageSize=50&${query}`)
  return rowsOf(Object(body.data).data).map(({ title }) => title)
}

describe('disclosed documents', () => {
  it('are found by a part of their number', async () => {
    expect(await titles('docNo=云教财')).toEqual(['2026年省级教育专项资金安排情况'])
    expect(await titles('docNo=〔2026〕12')).toEqual(['云泽省中小学校园安全管理办法'])
    expect(await titles('docNo=安')).toEqual(['云泽省中小学校园安全管理办法'])
    expect((await titles('docNo=云教')).length).toBeGreaterThan(8)
    expect(await titles('docNo=没有这个号')).toEqual([])
  })

  it('take a part of a number letter by letter', async () => {
    for (const part of ['%', '__', '云%12', "'", '\\'])
      expect(await titles(`docNo=${encodeURIComponent(part)}`)).toEqual([])
  })

  it('are narrowed by number, validity and column together', async () => {
    expect(await titles('docNo=云教基&validity=valid')).toHaveLength(3)
    expect(await titles('docNo=云教基&validity=abolished')).toEqual([])
    expect(await titles('docNo=云教&columnCode=disclose.finance')).toEqual(['2026年省级教育专项资金安排情况'])
  })

  it('keep to what is published, whatever their number', async () => {
    await db.execute(`update cms_article set state = 'offline' where title = '2026年省级教育专项资金安排情况'`)
    expect(await titles('docNo=云教财')).toEqual([])
  })

  it('carry the original file', async () => {
    const { body } = await visitor.get('/api/portal/disclosures?docNo=云教安')
    const [{ id }] = Object(body.data).data
    const detail = Object((await visitor.get(`/api/portal/getContentDetail?type=disclosure&id=${id}`)).body.data)
    expect(detail.attachments).toMatchObject([{ name: '云泽省中小学校园安全管理办法.docx', ext: 'docx' }])
    const file = await visitor.send(new Request(`http://doorway.test${detail.attachments[0].url}?download=1`))
    expect([file.status, file.headers.get('content-disposition')?.slice(0, 10)]).toEqual([200, 'attachment'])
  })
})

describe('the guide to requests for information', () => {
  async function column(code: string): Promise<Column | undefined> {
    const { body } = await visitor.get('/api/portal/getColumnTree')
    const columns: Column[] = Array.isArray(body.data) ? body.data : []
    return columns.flatMap((top) => [top, ...top.children]).find((one) => one.code === code)
  }

  it('is a page of the catalogue with its contents and the form to fill in', async () => {
    const guide = await column('disclose.apply')
    expect(guide?.kind).toBe('page')
    const { body } = await visitor.get(`/api/portal/getContentDetail?type=page&id=${guide?.id}`)
    expect(body.data).toMatchObject({
      type: 'page',
      title: '依申请公开指南',
      columnPath: [{ route: '/discloseInfos' }, { code: 'disclose.apply', route: null }],
      attachments: [{ name: '政府信息公开申请表.docx', ext: 'docx' }],
    })
    const { contents, bodyHtml } = Object(body.data)
    expect(contents).toHaveLength(6)
    for (const { anchor } of contents) expect(bodyHtml).toContain(`id="${anchor}"`)
  })

  it('stands in no list of documents, of news or of the front page', async () => {
    expect(await titles('')).not.toContain('依申请公开指南')
    const home = JSON.stringify((await visitor.get('/api/portal/getHome')).body)
    const feed = await (await visitor.send(new Request('http://doorway.test/api/portal/rss.xml'))).text()
    const all = JSON.stringify((await visitor.get('/api/portal/articles?pageSize=100')).body)
    for (const text of [home, feed, all]) expect(text).not.toMatch(/依申请公开指南|隐私政策/)
  })
})
