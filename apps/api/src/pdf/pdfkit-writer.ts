import { Readable } from 'node:stream'
import { addCertificate } from './certificate-page'
import { loadFonts } from './fonts'
import type { PdfWriter } from './pdf-writer'

/** Writes by pdfkit, which is loaded with the first document. */
export const writeByPdfkit: PdfWriter = async (name, papers) => {
  const [{ default: PdfDocument }, { regular, bold }] = await Promise.all([import('pdfkit'), loadFonts()])
  const doc = new PdfDocument({ autoFirstPage: false, lang: 'zh-CN', displayTitle: true, info: { Title: name } })
  doc.registerFont('regular', regular)
  doc.registerFont('bold', bold)
  const write = async () => {
    for await (const paper of papers) addCertificate(doc, paper)
    doc.end()
  }
  write().catch((error: unknown) => doc.destroy(error instanceof Error ? error : new Error(String(error))))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of Node and of the web name one class twice
  return Readable.toWeb(doc) as ReadableStream<Uint8Array>
}
