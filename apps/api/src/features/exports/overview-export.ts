import type { AnyCall } from '../../http/call'
import { badRequest } from '../../http/refusals'
import { OVERVIEW_CODE, readOverview } from '../overview/overview.service'
import { MAX_MONTHS, periodOf } from '../overview/period'
import { type ExportConditions, type ExportList, textOf } from './export-list'

const DEFAULT_MONTHS = 12
const MONTH = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/
const AREA = /^\d{6,12}$/

function checked(conditions: ExportConditions, name: string, pattern: RegExp): string | undefined {
  const text = textOf(conditions, name)
  if (text !== undefined && !pattern.test(text))
    throw badRequest([{ field: `conditions.${name}`, key: 'problem.format' }])
  return text
}

function overviewOf(call: AnyCall, conditions: ExportConditions) {
  const months = Number(textOf(conditions, 'months') ?? DEFAULT_MONTHS)
  if (!(months >= 1 && months <= MAX_MONTHS)) throw badRequest([{ field: 'conditions.months', key: 'problem.range' }])
  const period = periodOf({ months, to: checked(conditions, 'to', MONTH) }, call.clock.now())
  return readOverview(call, { areaCode: checked(conditions, 'areaCode', AREA), period })
}

/** A count as a cell; a hidden one is said to be small. */
const cellOf = (count: number | null) => (count === null ? '<5' : String(count))

async function* walkAreas(call: AnyCall, conditions: ExportConditions) {
  const { areas } = await overviewOf(call, conditions)
  for (const { name, areaCode, users, signedIn, schools, articles, resources } of areas) {
    yield {
      name,
      areaCode,
      users: cellOf(users),
      signedIn: cellOf(signedIn),
      schools: String(schools),
      articles: String(articles),
      resources: String(resources),
    }
  }
}

/** The figures of the data overview by area. */
export const overviewExport: ExportList = {
  code: OVERVIEW_CODE,
  action: 'overview.export',
  sheet: 'exportOverview.title',
  fileName: 'exportOverview.title',
  conditions: ['areaCode', 'months', 'to'],
  columns: {
    name: { title: 'exportOverview.name', width: 20 },
    areaCode: { title: 'exportOverview.areaCode', width: 14 },
    users: { title: 'exportOverview.users', width: 12 },
    signedIn: { title: 'exportOverview.signedIn', width: 14 },
    schools: { title: 'exportOverview.schools', width: 12 },
    articles: { title: 'exportOverview.articles', width: 12 },
    resources: { title: 'exportOverview.resources', width: 12 },
  },
  count: async (call, conditions) => (await overviewOf(call, conditions)).areas.length,
  rows: walkAreas,
}
