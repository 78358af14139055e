import { certificateSheet, type CertificateSheet } from '@doorway/api-client/rules'
import { encodeQR } from 'qr'
import type { CertificatePaper } from './pdf-writer'

type Document = PDFKit.PDFDocument

const QUIET = 2
const STAMP_ANGLE = -18

function drawFrame(doc: Document, { width, height, frame, colours }: CertificateSheet): void {
  const [outer, inner] = frame
  doc.rect(0, 0, width, height).fill(colours.paper)
  doc.lineWidth(4).strokeColor(colours.frame)
  doc.rect(outer, outer, width - 2 * outer, height - 2 * outer).stroke()
  doc.lineWidth(1)
  doc.rect(inner, inner, width - 2 * inner, height - 2 * inner).stroke()
}

function drawTexts(doc: Document, sheet: CertificateSheet, { title, body, issuer, date }: CertificatePaper): void {
  const { title: head, body: text, issuer: end, colours } = sheet
  // The space after the last letter would move the title to the left.
  doc.font('bold').fontSize(head.size).fillColor(colours.title)
  doc.text(title, head.spacing / 2, head.y, {
    width: sheet.width,
    align: 'center',
    characterSpacing: head.spacing,
    lineBreak: false,
  })
  doc.font('regular').fontSize(text.size).fillColor(colours.text)
  const lineGap = text.size * text.lineHeight - doc.currentLineHeight(true)
  body.split('\n').forEach((paragraph, index) => {
    const y = index === 0 ? text.y : doc.y
    doc.text(paragraph, text.x, y, { width: text.width, lineGap, indent: index === 0 ? 0 : text.size * 2 })
  })
  doc.fontSize(end.size)
  ;[issuer, date].forEach((line, index) =>
    doc.text(line, text.x, end.y + index * end.size * end.lineHeight, {
      width: text.width,
      align: 'right',
      lineBreak: false,
    }),
  )
}

/** The code as one path of squares, sharp at every size. */
function drawCode(doc: Document, { code, colours }: CertificateSheet, link: string): void {
  const cells = encodeQR(link, 'raw', { ecc: 'medium', border: QUIET })
  const side = code.size / cells.length
  doc.rect(code.x, code.y, code.size, code.size).fill('#ffffff')
  cells.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) doc.rect(code.x + x * side, code.y + y * side, side, side)
    }),
  )
  doc.fill(colours.text)
}

function drawNotes(doc: Document, { notes, colours }: CertificateSheet, paper: CertificatePaper): void {
  const lines = [`编号：${paper.no}`, `验证码：${paper.verifyCode}`, `查验：${paper.verifyAddress}`]
  doc.font('regular').fontSize(notes.size).fillColor(colours.small)
  lines.forEach((line, index) =>
    doc.text(line, notes.x, notes.y + index * notes.size * 1.6, {
      width: notes.width,
      height: notes.size * 1.6,
      ellipsis: true,
    }),
  )
}

function drawStamp(doc: Document, { width, height }: CertificateSheet, stamp: string): void {
  doc.save()
  doc.rotate(STAMP_ANGLE, { origin: [width / 2, height / 2] })
  doc
    .opacity(0.75)
    .lineWidth(4)
    .strokeColor('#b3261e')
    .rect(width / 2 - 150, height / 2 - 48, 300, 96)
    .stroke()
  doc.font('bold').fontSize(60).fillColor('#b3261e')
  doc.text(stamp, width / 2 - 150, height / 2 - 44, { width: 300, align: 'center', lineBreak: false })
  doc.restore()
}

/** Adds the page of a certificate. */
export function addCertificate(doc: Document, paper: CertificatePaper): void {
  const sheet = certificateSheet(paper.orientation, paper.body)
  doc.addPage({ size: [sheet.width, sheet.height], margin: 0 })
  drawFrame(doc, sheet)
  drawTexts(doc, sheet, paper)
  drawCode(doc, sheet, paper.link)
  drawNotes(doc, sheet, paper)
  if (paper.stamp !== null) drawStamp(doc, sheet, paper.stamp)
}
