import { recordOperation } from '../../audit/operation-log'
import { touchContent } from '../../db/data-version'
import type { Call } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { required } from '../../required'
import { unpublishWork } from '../preschool/publication.service'
import { endConsent, findOwnConsent, type OwnConsentRow, withdrawSubmissions } from './own-consents.queries'

/** Withdraws a consent of the caller with what relies on it, and makes the portal forget what it has cached. */
export function withdrawOwnConsent(call: Call<'withdrawConsent'>): Promise<OwnConsentRow> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    const known = await findOwnConsent(tx, actor.userId, body.id)
    if (!known) throw notFound()
    const now = clock.now()
    if (!(await endConsent(tx, known.id, now))) throw refuse('CONSENT_WITHDRAWN', 'consents.alreadyWithdrawn')
    for (const articleId of await withdrawSubmissions(tx, known.id, actor.userId, now))
      await unpublishWork(tx, articleId)
    await touchContent(tx)
    await recordOperation(tx, call, {
      action: 'consent.withdraw',
      target: { type: 'consent', id: known.id, label: known.subjectName },
      facts: { scope: known.scope, submissions: known.submissions },
    })
    return required(await findOwnConsent(tx, actor.userId, known.id), 'consent')
  })
}
