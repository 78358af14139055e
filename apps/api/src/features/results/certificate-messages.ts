import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { notify } from '../notifications/notify'
import type { CertificateRow } from './certificates.queries'

/** Where people find their certificates. */
export const OWN_CERTIFICATES = '/personalCenter?tab=certificates'

/** What happened to a certificate. */
export interface CertificateMessage {
  event: 'certificate.revoked' | 'certificate.reissued'
  facts: Record<string, string>
}

/** Sends a message to the person who holds the certificate; organisations have no inbox. */
export async function notifyHolder(
  tx: Db,
  call: AnyCall,
  { holderId }: Pick<CertificateRow, 'holderId'>,
  message: CertificateMessage,
): Promise<void> {
  if (holderId !== null) await notify(tx, call, { userId: holderId, ...message, link: OWN_CERTIFICATES })
}
