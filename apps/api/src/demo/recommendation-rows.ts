import { organizations } from './organization-data'

/** A work with the organization of its author. */
interface RecommendedWork {
  id: number
  orgId: number
}

const COUNTIES = [6, 7, 15, 3, 4, 5]
const CITIES = [2, 3, 4, 5]
const COUNTY_QUOTA = 15
const CITY_QUOTA = 20

/** An organization with everything above it, the nearest first. */
function pathOf(id: number): readonly number[] {
  const found = organizations.find((organization) => organization.id === id)
  return found ? [id, ...pathOf(found.parentId)] : []
}

/** Quotas of the running competition with the lists that its units have submitted: all works that are judged. */
export function recommendationRows(works: readonly RecommendedWork[], days: { county: string; city: string }) {
  const levels = [
    { level: 'county', units: COUNTIES, quota: COUNTY_QUOTA, at: days.county },
    { level: 'city', units: CITIES, quota: CITY_QUOTA, at: days.city },
  ] as const
  const lists = levels
    .flatMap(({ units, ...level }) => units.map((orgId, index) => ({ ...level, orgId, index, units })))
    .map(({ orgId, units, ...list }) => ({
      ...list,
      orgId,
      works: works.filter((work) => pathOf(work.orgId).find((id) => units.some((unit) => unit === id)) === orgId),
    }))
  const quotas = lists.map(({ level, orgId, quota, index, works: listed }, place) => ({
    id: place + 1,
    competition_id: 1,
    group_id: null,
    level,
    org_id: orgId,
    quota: quota + index,
    used: listed.length,
  }))
  const recommended = lists.flatMap(({ level, orgId, at, works: listed }) =>
    listed.map(({ id }, place) => ({
      work_id: id,
      competition_id: 1,
      level,
      org_id: orgId,
      rank: place + 1,
      created_at: at,
    })),
  )
  const submitted = lists
    .filter(({ works: listed }) => listed.length > 0)
    .map(({ level, orgId, at }) => ({ competition_id: 1, level, org_id: orgId, state: 'submitted', submitted_at: at }))
  return { quotas, recommended, submitted }
}
