import { defaultCertificate } from '@doorway/api-client/rules'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { CertificatePaper } from './pdf-writer'
import { writeByPdfkit } from './pdfkit-writer'

const paper: CertificatePaper = {
  ...defaultCertificate,
  body: '林砚秋：\n在云泽省第二届中小学微课大赛中，作品《长方形的面积为什么是长乘宽》荣获一等奖。\n特发此证，以资鼓励。',
  issuer: '云泽省教育厅',
  date: '2025年12月28日',
  no: '泽微课证〔2025〕第000123号',
  verifyCode: 'ABCDEFGH23',
  link: 'https://portal.example/comPageInfo?type=certificate',
  verifyAddress: 'https://portal.example/winningWorks',
  stamp: null,
}

async function write(papers: readonly CertificatePaper[]): Promise<Uint8Array> {
  const stream = await writeByPdfkit(
    '证书',
    (async function* () {
      yield* papers
    })(),
  )
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

describe('the PDF of certificates', () => {
  it('holds the texts of each on a page of its own', async () => {
    const bytes = await write([paper, { ...paper, orientation: 'portrait', no: '第2号', stamp: '已作废' }])
    const pdf = await getDocumentProxy(bytes.slice())
    const { text, totalPages } = await extractText(pdf)
    expect(totalPages).toBe(2)
    const [first = '', second = ''] = text.map((page) => page.replaceAll(/\s/g, ''))
    expect(first).toContain('林砚秋：在云泽省第二届中小学微课大赛中，作品《长方形的面积为什么是长乘宽》荣获一等奖。')
    expect(first).toContain('编号：泽微课证〔2025〕第000123号')
    expect(first).not.toContain('已作废')
    expect(second).toContain('已作废')
    const [wide, tall] = await Promise.all([1, 2].map(async (page) => (await pdf.getPage(page)).view))
    expect([wide, tall]).toEqual([
      [0, 0, 842, 595],
      [0, 0, 595, 842],
    ])
  })

  it('stores the letters that it uses, not the whole font', async () => {
    expect((await write([paper])).byteLength).toBeLessThan(250_000)
  })

  it('breaks off when its certificates do', async () => {
    const stream = await writeByPdfkit(
      '证书',
      (async function* () {
        yield paper
        await Promise.reject(new Error('lost'))
      })(),
    )
    await expect(new Response(stream).arrayBuffer()).rejects.toThrow('lost')
  })
})
