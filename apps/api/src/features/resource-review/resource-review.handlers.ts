import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { handleReport, readReports, reportResource as report } from './resource-reports.service'
import {
  auditResource as audit,
  readManagedPage,
  readResource,
  recommendResource as recommend,
} from './resource-review.service'

const done = { pass: 'resources.passed', return: 'resources.returned', off: 'resources.takenOff' } as const

/** Resources of the caller's scope by their state. */
const queryPageResources: Handler<'queryPageResources'> = async (call) => ok(await readManagedPage(call))

/** One resource with its files and decisions. */
const getResource: Handler<'getResource'> = async (call) => ok(await readResource(call))

/** Passes, returns or takes off a resource. */
const auditResource: Handler<'auditResource'> = async (call) => ok(await audit(call), done[call.body.decision])

/** Recommends a resource, or no longer. */
const recommendResource: Handler<'recommendResource'> = async (call) => ok(await recommend(call), 'resources.saved')

/** Reports what is wrong with a resource. */
const reportResource: Handler<'reportResource'> = async (call) => {
  await report(call)
  return ok(null, 'resources.reported')
}

/** Reports about resources that the caller reviews. */
const queryPageResourceReports: Handler<'queryPageResourceReports'> = async (call) => ok(await readReports(call))

/** Closes a report. */
const handleResourceReport: Handler<'handleResourceReport'> = async (call) =>
  ok(await handleReport(call), 'resources.saved')

/** Operations of this feature. */
export const resourceReviewFeature: Feature = {
  signedIn: {
    queryPageResources,
    getResource,
    auditResource,
    recommendResource,
    reportResource,
    queryPageResourceReports,
    handleResourceReport,
  },
}
