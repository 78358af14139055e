import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { OwnSubmission, Picture } from './home-submissions.queries'

function presentConsent({ textVersion, givenAt, withdrawnAt }: OwnSubmission): Schema<'HomeSubmission'>['consent'] {
  if (textVersion === null || givenAt === null) return null
  return { textVersion, givenAt: siteTime(givenAt), withdrawnAt: withdrawnAt && siteTime(withdrawnAt) }
}

/** A submission as its author sees it, in any state. */
export function presentSubmission(
  submission: OwnSubmission,
  pictures: readonly Picture[],
  returnReasons: ReadonlyMap<number, string | null>,
): Schema<'HomeSubmission'> {
  const { id, version, title, workKind, field, ageClass, content, showsChild, childId, state } = submission
  const { submittedAt, createdAt, updatedAt } = submission
  return {
    id,
    version,
    title,
    workKind: workKind === 'activity' || workKind === 'toy' ? workKind : null,
    field,
    ageClass,
    content,
    showsChild,
    childId,
    state,
    submittedAt: submittedAt && siteTime(submittedAt),
    changedAt: siteTime(updatedAt ?? createdAt),
    returnReason: state === 'draft' ? (returnReasons.get(id) ?? null) : null,
    consent: presentConsent(submission),
    files: pictures
      .filter(({ submissionId }) => submissionId === id)
      .map((file) => ({ id: file.id, name: file.name, size: file.size, ext: file.ext })),
  }
}
