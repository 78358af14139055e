import type { Probe } from '../probe'
import { articleProbes } from './articles'
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
]

/** Read operations that have no probe, and why. */
export const skippedOperations: Readonly<Record<string, string>> = {
  getImportJob: 'it needs an import in progress',
  getImportRows: 'it needs an import in progress',
  getImportErrors: 'it needs an import in progress',
  downloadFile: 'it needs a finished export of your own',
  getArticlePreview: 'it needs a preview link',
  readFile: 'it needs a file of a published text',
  getEntry: 'it needs an entry of your own',
  getHomeSubmissionForm: 'it needs the sign-in of a parent',
  queryPageOwnHomeSubmissions: 'it needs the sign-in of a parent',
  getHomeSubmission: 'it needs the sign-in of a parent',
}
