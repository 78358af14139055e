import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { issueMissing, readCertificates, reissue, revoke } from './certificates.service'

/** Certificates of a competition. */
const queryPageCertificates: Handler<'queryPageCertificates'> = async (call) => ok(await readCertificates(call))

/** Issues the missing ones. */
const issueCertificates: Handler<'issueCertificates'> = async (call) =>
  ok(await issueMissing(call), 'certificates.issued')

/** Revokes one. */
const revokeCertificate: Handler<'revokeCertificate'> = async (call) => ok(await revoke(call), 'certificates.revoked')

/** Issues one in the place of another. */
const reissueCertificate: Handler<'reissueCertificate'> = async (call) =>
  ok(await reissue(call), 'certificates.reissued')

/** Operations of this feature. */
export const certificatesFeature: Feature = {
  signedIn: { queryPageCertificates, issueCertificates, revokeCertificate, reissueCertificate },
}
