import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PublicCertificate, ServerContext } from '../../../data/portal-reader'

/** What the page of a certificate needs. */
export interface CertificateData {
  title?: string
  certificate: PublicCertificate | null
  /** Where certificates are checked, for those who hold the printed one. */
  address: string
}

const isServerContext = (context: unknown): context is ServerContext =>
  typeof context === 'object' && context !== null && 'ask' in context

/**
 * Loads a certificate by its number. One that is not there is a 404 with the form, so that a wrong number is corrected in
 * place. It is not in the reader of all pages, since only this page needs it.
 */
export async function loadCertificate({ request, context }: LoaderFunctionArgs, no: string, code: string | null) {
  const { origin, searchParams } = new URL(request.url)
  const siteCode = searchParams.get('site')
  const query = new URLSearchParams({ ...(siteCode && { siteCode }), no, ...(code !== null && { code }) })
  const path = `/api/portal/certificate?${query.toString()}`
  const server: unknown = context
  const response = await (isServerContext(server)
    ? server.ask(path)
    : fetch(path, { headers: { 'accept-language': document.documentElement.lang } }))
  const address = `${origin}/winningWorks`
  if (response.ok) {
    const { data: certificate }: { data: PublicCertificate } = await response.json()
    return { title: certificate.no, certificate, address } satisfies CertificateData
  }
  if (response.status !== 404 && response.status !== 400) throw new Response('', { status: response.status })
  const nothing: CertificateData = { certificate: null, address }
  return Response.json(nothing, { status: 404 })
}
