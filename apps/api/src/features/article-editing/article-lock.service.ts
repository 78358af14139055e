import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Call } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { requireChangeable, requireManaged } from './article-access.policy'
import { presentLock } from './managed-article.presenter'
import { findManaged, type ManagedRecord, updateLock } from './managed-article.queries'

const EDIT = 'cms:article:edit'
/** How long a lock lasts that is not renewed. */
export const LOCK_MS = 120_000

/** Refuses a save while someone else holds the lock. */
export function requireNoOtherLock(record: ManagedRecord, userId: number, now: Date): void {
  const lock = presentLock(record, { userId, now })
  if (lock && !lock.isOwn) throw refuse('ARTICLE_LOCKED', 'articles.locked', { name: lock.userName })
}

/** Takes or renews the lock, unless someone else holds it and it is not to be taken over. */
export async function takeLock(call: Call<'lockArticle'>): Promise<Schema<'ArticleLock'>> {
  const { db, actor, clock, body } = call
  const { id, isTakeOver = false } = body
  return db.transaction(async (tx) => {
    const record = await requireChangeable(tx, actor, EDIT, id)
    const now = clock.now()
    const held = presentLock(record, { userId: actor.userId, now })
    if (held && !held.isOwn && !isTakeOver) return held
    await updateLock(tx, id, actor.userId, new Date(now.getTime() + LOCK_MS))
    const lock = presentLock((await findManaged(tx, id)) ?? record, { userId: actor.userId, now })
    if (!lock) throw notFound()
    if (held && !held.isOwn) {
      const target = { type: 'article', id, label: record.title }
      const facts = { from: held.userId }
      await recordOperation(tx, call, { action: 'article.takeOver', permissionCode: EDIT, target, facts })
    }
    return lock
  })
}

/** Releases the caller's own lock; the lock of someone else stays. */
export async function releaseLock({ db, actor, clock, body }: Call<'unlockArticle'>): Promise<boolean> {
  const record = await requireManaged(db, actor, EDIT, body.id)
  const isOwn = presentLock(record, { userId: actor.userId, now: clock.now() })?.isOwn === true
  if (isOwn) await updateLock(db, body.id, null, null)
  return isOwn
}
