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
  const { id, siteId, siteName, question, age, topic, state, authorName, reply, version } = row
  const { expertName, expertTitle, declineReason } = row
  return {
    id,
    siteId,
    siteName,
    question,
    age,
    topic,
    state,
    createdAt: timeOf(row.createdAt),
    authorName,
    reply,
    expertName,
    expertTitle,
    declineReason,
    publishAt: timeOf(row.publishAt),
    version,
  }
}
