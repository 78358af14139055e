import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { auditSubmissionOf, readSubmission, readSubmissionPage } from './submission-review.service'

const done = { pass: 'schoolProfiles.passed', return: 'resources.returned', off: 'resources.takenOff' } as const

/** Submissions that the caller reviews or writes. */
export const queryPageSubmissions: Handler<'queryPageSubmissions'> = async (call) => ok(await readSubmissionPage(call))

/** A submission with its pictures, consent and decisions. */
export const getSubmission: Handler<'getSubmission'> = async (call) => ok(await readSubmission(call))

/** Passes or returns a submission, or takes a published one off the portal. */
export const auditSubmission: Handler<'auditSubmission'> = async (call) =>
  ok(await auditSubmissionOf(call), done[call.body.decision])
