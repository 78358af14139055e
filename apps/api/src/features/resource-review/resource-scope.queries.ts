import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { areas } from '../../db/tables/areas'
import { schools } from '../../db/tables/organizations'
import { resources } from '../../db/tables/research'
import { type DataScope, positionInScope } from '../../security/scope'

const bureau = alias(schools, 'bureau')
const place = alias(areas, 'place')

/** The type of organizations that administer an area. The area of a province has depth 0. */
const ADMINISTRATION = '1'

/**
 * Whether all readers of a resource's range are in a scope: for a school the school is, for a county, city or province
 * the administration of that area or of one that contains it. Statements join `schools` and `areas` of the resource.
 */
export function isRangeInScope(scope: DataScope): SQL {
  if (scope.isAll) return sql`true`
  const ofSchool = and(eq(resources.range, 'school'), positionInScope(scope, schools.lft))
  const ofArea = sql`exists (select 1 from ${schools} ${bureau} join ${areas} ${place} on ${place.areaCode} = ${bureau.areaCode}
    where ${bureau.type} = ${ADMINISTRATION} and ${bureau.deletedAt} is null and ${positionInScope(scope, bureau.lft)}
    and ${areas.path} like ${place.path} || '%'
    and ${place.depth} <= case ${resources.range} when 'school' then 2 when 'county' then 2 when 'city' then 1 else 0 end)`
  return or(ofSchool, ofArea) ?? sql`false`
}
