import { siteTime } from '../../clock'
import type { PublicHandler } from '../../http/call'
import { okPublic } from '../../http/public-response'
import type { Feature } from '../feature'
import { readHome } from './home.service'

/** The front page in one response. */
const getHome: PublicHandler<'getHome'> = async (call) => {
  const { now, changesAt, home } = await readHome(call, call.query.siteCode)
  return okPublic({ serverTime: siteTime(now), ...home }, changesAt)
}

/** Operations of this feature. */
export const homeFeature: Feature = {
  open: { getHome },
}
