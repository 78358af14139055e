import type { Db } from '../../../db/database'
import type { ServerContext } from '../../../http/server-context'
import { notify } from '../../notifications/notify'
import { unpublishWork } from '../../preschool/publication.service'
import { deleteWork, endConsents, findNewAuthor, handOver, type LeftWork, listLeftWorks } from './family-works.queries'
import type { ClosedPerson } from './identity.queries'

/** Works that stay without their author: published ones that show no child. */
const staysWithoutAuthor = ({ state, showsChild }: LeftWork) => state === 'published' && !showsChild

/**
 * Hands the works of a family to the other guardian, who is notified. What shows a child without the consent of a guardian
 * who is still there is taken off the portal and deleted, as are drafts that no guardian takes over.
 */
export async function settleFamilyWorks(
  tx: Db,
  { clock }: Pick<ServerContext, 'clock'>,
  person: ClosedPerson,
): Promise<void> {
  const transferred = new Map<number, string[]>()
  for (const work of await listLeftWorks(tx, person)) {
    const next = await findNewAuthor(tx, work, person.id)
    if (next) {
      await handOver(tx, work.id, next)
      transferred.set(next.authorId, [...(transferred.get(next.authorId) ?? []), work.title])
    } else if (!staysWithoutAuthor(work)) {
      await unpublishWork(tx, work.articleId)
      await deleteWork(tx, work.id)
    }
  }
  await endConsents(tx, person, clock.now())
  for (const [userId, titles] of transferred) {
    const facts = { titles: titles.join('、'), count: titles.length }
    await notify(tx, { clock }, { userId, event: 'preschool.handed', facts, link: '/personalCenter?tab=submissions' })
  }
}
