import { siteTime } from '../../clock'
import type { PublicHandler } from '../../http/call'
import { okPublic } from '../../http/public-response'
import { nextChangeOf } from '../content/content.service'
import type { Feature } from '../feature'
import { readHome } from './home.service'

/** The front page in one response. */
const getHome: PublicHandler<'getHome'> = async (call) => {
  const { siteId, now, home } = await readHome(call, call.query.siteCode)
  return okPublic({ serverTime: siteTime(now), ...home }, await nextChangeOf(call, siteId))
}

/** Operations of this feature. */
export const homeFeature: Feature = {
  open: { getHome },
}
