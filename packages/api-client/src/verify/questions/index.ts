import type { Question } from '../question'
import { contentQuestions } from './content'
import { peopleQuestions } from './people'
import { permissionQuestions } from './permissions'
import { placeQuestions } from './places'

/** All questions, in an order in which answers come before the questions that need them. */
export const questions: readonly Question[] = [
  ...peopleQuestions,
  ...placeQuestions,
  ...permissionQuestions,
  ...contentQuestions,
]

/** Reading operations that are never asked, and why. */
export const unasked: Readonly<Record<string, string>> = {
  revealUserField: 'it shows a personal value in full',
  getImportJob: 'it needs an import in progress',
  getImportRows: 'it needs an import in progress',
  getImportErrors: 'it needs an import in progress',
  downloadFile: 'it needs a finished export of your own',
  readFile: 'it needs a file of a published text',
  getHomeSubmissionForm: 'it needs the sign-in of a parent',
  queryPageOwnHomeSubmissions: 'it needs the sign-in of a parent',
  getHomeSubmission: 'it needs the sign-in of a parent',
}
