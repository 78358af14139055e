import type { Schema } from '@doorway/api-client/types'
import type { FieldFault } from '../../http/refusals'

type Lists = Pick<Schema<'SiteLinks'>, 'linkGroups'> & { topics: readonly Schema<'SiteTopicWrite'>[] }

const ROUTE = /^\/[^/\\\s][^\\\s]*$/
const OUTSIDE = /^https?:\/\/[^/\s]/i

const isBlank = (text: string | null | undefined) => text === null || text === undefined || text.trim() === ''

/** Is this the address of another site: http or https with a host? */
function isOutside(url: string): boolean {
  const text = url.trim()
  return OUTSIDE.test(text) && !/\s/.test(text) && URL.canParse(text)
}

const missing = (field: string): FieldFault => ({ field, key: 'resources.error.missing' })

function topicFaults({ title, summary, tag, route }: Schema<'SiteTopicWrite'>, path: string): FieldFault[] {
  const faults: FieldFault[] = []
  if (isBlank(title)) faults.push(missing(`${path}.title`))
  if (isBlank(summary)) faults.push(missing(`${path}.summary`))
  if (isBlank(tag) === isBlank(route)) faults.push({ field: `${path}.tag`, key: 'sites.topicTarget' })
  if (!isBlank(route) && !ROUTE.test(String(route).trim()))
    faults.push({ field: `${path}.route`, key: 'sites.routeFormat' })
  return faults
}

function groupFaults({ name, links }: Schema<'SiteLinkGroup'>, path: string): FieldFault[] {
  const faults: FieldFault[] = []
  if (isBlank(name)) faults.push(missing(`${path}.name`))
  if (links.length === 0) faults.push({ field: `${path}.links`, key: 'sites.noLinks' })
  for (const [place, link] of links.entries()) {
    if (isBlank(link.name)) faults.push(missing(`${path}.links.${place}.name`))
    if (!isOutside(link.url)) faults.push({ field: `${path}.links.${place}.url`, key: 'sites.linkFormat' })
  }
  return faults
}

/** What is wrong with the special topics and the links of a front page, by the path of its field. */
export const linksFaults = ({ topics, linkGroups }: Lists): FieldFault[] => [
  ...topics.flatMap((topic, place) => topicFaults(topic, `topics.${place}`)),
  ...linkGroups.flatMap((group, place) => groupFaults(group, `linkGroups.${place}`)),
]
