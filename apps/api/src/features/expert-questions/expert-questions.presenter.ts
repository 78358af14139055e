import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { StoredQuestion } from './expert-questions.queries'

const timeOf = (at: Date | null) => at && siteTime(at)

/** A question as its author reads it: the reply once it is on the portal. */
export function presentOwn(row: StoredQuestion): Schema<'OwnQuestion'> {
  const { id, question, age, topic, state, createdAt, declineReason } = row
  const isPublished = state === 'published'
  return {
    id,
    question,
    age,
    topic,
    state,
    createdAt: timeOf(createdAt),
    reply: isPublished ? row.reply : null,
    expertName: isPublished ? row.expertName : null,
    expertTitle: isPublished ? row.expertTitle : null,
    declineReason,
  }
}

/** A question as editors read it. */
export function presentManaged(row: StoredQuestion): Schema<'ManagedQuestion'> {
  const { authorId, ...shown } = row
  const isKnown = authorId !== null
  return {
    ...shown,
    authorName: isKnown ? row.authorName : null,
    createdAt: timeOf(row.createdAt),
    publishAt: timeOf(row.publishAt),
  }
}
