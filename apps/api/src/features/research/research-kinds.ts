import { type ContentKind, NO_HITS } from '../content/content-kind'
import { findOpenColumn } from '../portal-sites/portal-sites.service'
import { pageActivities } from './activities.queries'
import { presentActivityCard, presentResourceCard } from './research.presenter'
import { readActivity, readResource } from './research.service'
import { isOffered, pageResources } from './resources.queries'

const searchActivities: ContentKind['search'] = async (call, site, { text, window }) => {
  const column = await findOpenColumn(call, site, 'teachResearch')
  if (!column) return NO_HITS
  const now = call.clock.now()
  const { rows, total } = await pageActivities(call.db, { siteId: site.id, filter: { keyword: text }, now }, window)
  return { data: rows.map((row) => presentActivityCard(row, column, now)), total }
}

const searchResources: ContentKind['search'] = async (call, site, { text, window }) => {
  const column = await findOpenColumn(call, site, 'subjectDetail')
  if (!column) return NO_HITS
  const offered = isOffered(call.actor, call.clock.now())
  const { rows, total } = await pageResources(call.db, offered, { keyword: text }, window)
  return { data: rows.map((row) => presentResourceCard(row, column)), total }
}

/** Research activities and teaching resources. */
export const researchKinds: readonly ContentKind[] = [
  { type: 'activity', readDetail: readActivity, search: searchActivities },
  { type: 'resource', readDetail: readResource, search: searchResources },
]
