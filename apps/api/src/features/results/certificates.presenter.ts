import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { CertificateRow } from './certificates.queries'

/** A certificate for organisers. Its code is for its holder alone. */
export function presentManagedCertificate(row: CertificateRow): Schema<'ManagedCertificate'> {
  const { grantId, id, no, holderName, isOrganization, workId, workTitle, groupName, awardName, state } = row
  const { issuedAt, revokedAt, revokeReason, replacesNo, replacedByNo, isInForce } = row
  return {
    grantId,
    id,
    no,
    holderName,
    isOrganization,
    workId,
    workTitle,
    groupName,
    awardName,
    state,
    issuedAt: issuedAt && siteTime(issuedAt),
    revokedAt: revokedAt && siteTime(revokedAt),
    revokeReason,
    replacesNo,
    replacedByNo,
    mayReissue: isInForce && id !== null && replacedByNo === null,
  }
}
