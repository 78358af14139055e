import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { downloadOne, exportAll, exportInBackground, previewTemplate } from './certificate-files.service'
import { chooseTemplates, readTemplates, removeTemplate, saveTemplate } from './certificate-templates.service'
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

/** One as PDF. */
const downloadCertificate: Handler<'downloadCertificate'> = (call) => downloadOne(call)

/** All valid ones as one PDF, in the background. */
const exportCertificates: Handler<'exportCertificates'> = async (call) =>
  ok({ jobId: await exportAll(call) }, 'certificates.exportStarted')

/** Templates for the awards of a competition. */
const listCertificateTemplates: Handler<'listCertificateTemplates'> = async (call) =>
  ok(await readTemplates(call, call.query.competitionId))

/** Stores a template. */
const saveCertificateTemplate: Handler<'saveCertificateTemplate'> = async (call) =>
  ok(await saveTemplate(call), 'certificates.templateSaved')

/** Deletes a template. */
const deleteCertificateTemplate: Handler<'deleteCertificateTemplate'> = async (call) =>
  ok(await removeTemplate(call), 'certificates.templateDeleted')

/** Chooses templates for awards. */
const chooseCertificateTemplates: Handler<'chooseCertificateTemplates'> = async (call) =>
  ok(await chooseTemplates(call), 'certificates.templatesChosen')

/** A sample by a template. */
const previewCertificateTemplate: Handler<'previewCertificateTemplate'> = (call) => previewTemplate(call)

/** Operations of this feature. */
export const certificatesFeature: Feature = {
  taskHandlers: { certificates: exportInBackground },
  signedIn: {
    queryPageCertificates,
    issueCertificates,
    revokeCertificate,
    reissueCertificate,
    downloadCertificate,
    exportCertificates,
    listCertificateTemplates,
    saveCertificateTemplate,
    deleteCertificateTemplate,
    chooseCertificateTemplates,
    previewCertificateTemplate,
  },
}
