import { notFound, unauthenticated } from '../../http/refusals'
import type { PortalCall } from '../portal-sites/portal-sites.service'
import { findNextChange } from './content.queries'

/** When a site next changes by itself; remembered until that moment. */
export async function nextChangeOf({ db, contents, clock }: PortalCall, siteId: number): Promise<Date | undefined> {
  const now = clock.now()
  const held = await contents.getOrLoad(`change ${siteId}`, async () => ({ at: await findNextChange(db, siteId, now) }))
  if (held.at === undefined || held.at > now) return held.at
  held.at = await findNextChange(db, siteId, now)
  return held.at
}

/** Refuses an item that is there but not for this reader. */
export function refuseItem(call: PortalCall, isThere: boolean): never {
  throw isThere && !call.actor ? unauthenticated() : notFound()
}
