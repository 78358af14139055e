import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { readOverview } from './overview.service'
import { periodOf } from './period'
import { readScreen } from './screen.service'

/** Users, schools, content and sign-ins in the caller's scope, by area and month. */
const getDataOverview: Handler<'getDataOverview'> = async (call) => {
  const { areaCode, months, to } = call.query
  return ok(await readOverview(call, { areaCode, period: periodOf({ months, to }, call.clock.now()) }))
}

/** What the large screen shows of the caller's scope. */
const getScreenOverview: Handler<'getScreenOverview'> = async (call) => ok(await readScreen(call))

/** Operations of this feature. */
export const overviewFeature: Feature = { signedIn: { getDataOverview, getScreenOverview } }
