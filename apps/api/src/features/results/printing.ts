import type { AnyCall } from '../../http/call'
import { Refusal } from '../../http/refusals'
import { xlsxResponse } from '../../http/xlsx-response'
import type { CertificatePaper } from '../../pdf/pdf-writer'
import { FairQueue } from '../../security/fair-queue'

/** Writing a PDF blocks this thread for a moment. People are served in rotation, and other calls come between. */
const printing = new FairQueue({ running: 1, waitingEach: 4, waiting: 60 })

const busy = () => new Refusal(503, 'BUSY', 'http.unavailable', { headers: { 'retry-after': '2' } })

async function* only(paper: CertificatePaper) {
  yield await Promise.resolve(paper)
}

/** One certificate as a download. Throws 503 when too many of the caller or of all wait. */
export async function printOne(call: AnyCall, name: string, paper: CertificatePaper): Promise<Response> {
  const write = async () => new Blob([await new Response(await call.writePdf(name, only(paper))).arrayBuffer()])
  const pdf = await printing.run(String(call.actor.userId), write, busy)
  return xlsxResponse(pdf.stream(), `${name}.pdf`, call.log)
}
