import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { removeGardenWork, saveGardenDraft, submitGarden, withdrawGarden } from './garden-works.service'
import { auditSubmissionOf, readSubmission, readSubmissionPage } from './submission-review.service'

const done = { pass: 'schoolProfiles.passed', return: 'resources.returned', off: 'resources.takenOff' } as const

/** Submissions that the caller reviews or writes. */
export const queryPageSubmissions: Handler<'queryPageSubmissions'> = async (call) => ok(await readSubmissionPage(call))

/** A submission with its pictures, consent and decisions. */
export const getSubmission: Handler<'getSubmission'> = async (call) => ok(await readSubmission(call))

/** Passes or returns a submission, or takes a published one off the portal. */
export const auditSubmission: Handler<'auditSubmission'> = async (call) =>
  ok(await auditSubmissionOf(call), done[call.body.decision])

/** Saves a draft of a kindergarten. */
export const saveGardenWork: Handler<'saveGardenWork'> = async (call) =>
  ok(await saveGardenDraft(call), 'preschool.saved')

/** Submits a draft of a kindergarten for review. */
export const submitGardenWork: Handler<'submitGardenWork'> = async (call) =>
  ok(await submitGarden(call), 'preschool.submitted')

/** Takes a work of a kindergarten back. */
export const withdrawGardenWork: Handler<'withdrawGardenWork'> = async (call) =>
  ok(await withdrawGarden(call), 'preschool.withdrawn')

/** Deletes a draft of a kindergarten. */
export const deleteGardenWork: Handler<'deleteGardenWork'> = async (call) => {
  await removeGardenWork(call)
  return ok({ deleted: 1 }, 'preschool.deleted')
}
