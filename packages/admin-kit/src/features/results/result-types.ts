import type { resultEndpoints } from '@doorway/api-client/endpoints'

/** Calls about results. */
export type ResultCalls = ReturnType<typeof resultEndpoints>
/** A competition with its rounds. */
export type ResultCompetition = Awaited<ReturnType<ResultCalls['listCompetitions']>>[number]
/** A round of a competition. */
export type Round = ResultCompetition['rounds'][number]
/** A run in the list. */
export type Run = Awaited<ReturnType<ResultCalls['listRuns']>>[number]
/** A run with its results. */
export type RunDetail = Awaited<ReturnType<ResultCalls['getRun']>>
/** A work in a run. */
export type ResultRow = RunDetail['results'][number]
/** An award line. */
export type AwardLine = RunDetail['awards'][number]

/** An objection. */
export type Objection = Awaited<ReturnType<ResultCalls['listObjections']>>['rows'][number]
/** What the list of objections is narrowed by. */
export type ObjectionConditions = Parameters<ResultCalls['listObjections']>[0]
/** A decision about an objection. */
export type ObjectionDecision = Parameters<ResultCalls['handleObjection']>[0]
/** States of objections. */
export const objectionStates = ['received', 'checking', 'upheld', 'rejected', 'withdrawn'] as const

/** A certificate, or an award without one. */
export type Certificate = Awaited<ReturnType<ResultCalls['listCertificates']>>['rows'][number]
/** Numbers that issuing would give now. */
export type CertificatePlan = Awaited<ReturnType<ResultCalls['listCertificates']>>['planned']
/** What the list of certificates is narrowed by. */
export type CertificateConditions = Parameters<ResultCalls['listCertificates']>[0]
/** What a certificate is reissued with. */
export type CertificateReissue = Parameters<ResultCalls['reissueCertificate']>[0]
/** States of certificates. */
export const certificateStates = ['missing', 'valid', 'revoked'] as const

/** Does a work of the run wait for a decision of the committee or for arbitration? */
export const isUndecided = ({ flags, needsArbitration, adjustReason }: ResultRow) =>
  adjustReason === null && (needsArbitration || flags.includes('needsCommittee'))
