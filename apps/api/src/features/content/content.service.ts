import { notFound, unauthenticated } from '../../http/refusals'
import type { PortalCall } from '../portal-sites/portal-sites.service'
import { findNextChange } from './content.queries'

/** When a site next changes by itself, as seen at the time of the request; cached until that moment. */
export async function nextChangeOf({ db, contents, clock }: PortalCall, siteId: number): Promise<Date | undefined> {
  const now = clock.now()
  const find = async () => ({ since: now, at: await findNextChange(db, siteId, now) })
  const cached = await contents.getOrLoad(`change ${siteId}`, find)
  // A later request has passed a change that is still to come for this one.
  if (now < cached.since) return (await find()).at
  if (cached.at === undefined || cached.at > now) return cached.at
  const { at } = await find()
  if (now > cached.since) Object.assign(cached, { since: now, at })
  return at
}

/** Refuses an item that is there but not for this reader. */
export function refuseItem(call: PortalCall, isThere: boolean): never {
  throw isThere && !call.actor ? unauthenticated() : notFound()
}
