import type { Probe } from '../probe'
import { articleProbes } from './articles'
import { competitionProbes } from './competitions'
import { contentQuestions } from './content'
import { peopleQuestions } from './people'
import { permissionQuestions } from './permissions'
import { placeQuestions } from './places'

/** All probes, ordered so that a probe runs after those whose facts it needs. */
export const probes: readonly Probe[] = [
  ...peopleQuestions,
  ...placeQuestions,
  ...permissionQuestions,
  ...articleProbes,
  ...contentQuestions,
  ...competitionProbes,
]

/** Read operations that have no probe, and why. */
export const skippedOperations: Readonly<Record<string, string>> = {
  getImportJob: 'it needs an import in progress',
  getImportRows: 'it needs an import in progress',
  getImportErrors: 'it needs an import in progress',
  previewContentImport: 'it reads an upload of your own',
  getContentImport: 'it needs an import of articles',
  getContentImportReport: 'it needs an import of articles',
  getContentImportReportFile: 'it needs an import of articles',
  getMovedAddress: 'it needs the former address of an imported article',
  downloadFile: 'it needs a finished export of your own',
  getArticlePreview: 'it needs a preview link',
  readFile: 'it needs a file of a published text',
  readWorkFile: 'it needs a work of published results',
  getPortalCertificate: 'it needs the number of a certificate',
  downloadCertificate: 'it needs the number of a certificate',
  previewCertificateTemplate: 'it makes a file of a text that is not stored',
  getEntry: 'it needs an entry of your own',
  queryPageBehalfEntries: 'it needs the sign-in of a school',
  listBehalfPeople: 'it needs the sign-in of a school',
  getWork: 'it needs a work of your own',
  getJudgeTasks: 'it needs the sign-in of a judge',
  queryPageJudgeTasks: 'it needs the sign-in of a judge',
  getJudgeWork: 'it needs the sign-in of a judge',
  getJudgeSpread: 'it needs the sign-in of a judge',
  readJudgeFile: 'it needs the sign-in of a judge',
  getHomeSubmissionForm: 'it needs the sign-in of a parent',
  queryPageOwnHomeSubmissions: 'it needs the sign-in of a parent',
  getHomeSubmission: 'it needs the sign-in of a parent',
}
