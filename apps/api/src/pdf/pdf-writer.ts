import { refuse } from '../http/refusals'

/** One certificate as it is printed: its texts are filled. */
export interface CertificatePaper {
  orientation: 'landscape' | 'portrait'
  title: string
  body: string
  /** Under the text, above the date; may be empty. */
  issuer: string
  date: string
  no: string
  verifyCode: string
  /** Page of the certificate, which its code opens. */
  link: string
  /** Where numbers are verified. */
  verifyAddress: string
  /** Across the paper: that it is void, or a sample. */
  stamp: '已作废' | '样张' | null
}

/** Writes certificates, one on each page, while they come. */
export type PdfWriter = (name: string, papers: AsyncIterable<CertificatePaper>) => Promise<ReadableStream<Uint8Array>>

/** The writer of a server without PDF, as in a browser. */
export const noPdfWriter: PdfWriter = () => Promise.reject(refuse('PDF_UNAVAILABLE', 'certificates.noPdf'))
