import type { PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import { networkOf } from '../auth/client-network'
import type { Feature } from '../feature'
import type { ViewedKind } from './views.queries'

const KINDS = {
  article: 'article',
  disclosure: 'article',
  project: 'article',
  page: 'article',
  school: 'school',
  principal: 'principal',
  activity: 'activity',
  resource: 'resource',
  studio: 'studio',
  work: 'work',
} satisfies Record<string, ViewedKind>

// Those that say so themselves, and tools that fetch pages without anybody reading.
const ROBOTS = /bot|spider|crawl|slurp|curl|wget|python|okhttp|java\/|monitor/i

/** Counts that an item was read. */
const countView: PublicHandler<'countView'> = async ({ body, origin, views, actor }) => {
  const { ip, userAgent } = origin
  if (userAgent !== '' && !ROBOTS.test(userAgent)) {
    const id = actor ? String(actor.userId) : `${ip} ${userAgent}`
    await views.note({ type: KINDS[body.type], id: body.id }, { id, network: networkOf(ip) })
  }
  return ok(null)
}

/** Operations of this feature. */
export const viewsFeature: Feature = {
  open: { countView },
}
