import type { Feature } from '../feature'
import type { PublicHandler } from '../../http/call'
import { readHome } from './home.service'
import { okPublic } from '../../http/public-response'
import { siteTime } from '../../clock'
import { nextChangeOf } from '../content/content.service'

/** The front page in one answer. */
const getHome: PublicHandler<'getHome'> = async (call) => {
  const { siteId, now, home } = await readHome(call, call.query.siteCode)
  return okPublic({ serverTime: siteTime(now), ...home }, await nextChangeOf(call, siteId))
}

/** Operations of this feature. */
export const homeFeature: Feature = {
  open: { getHome },
}
