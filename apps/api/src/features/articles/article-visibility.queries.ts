import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import { articles, columns, sites } from '../../db/tables/content'
import type { Actor } from '../../http/call'
import type { Reader } from '../content/reader'

/** An open column that is not only for some: what an anonymous visitor may list. */
function columnAudience(actor: Actor | undefined): SQL | undefined {
  if (!actor) return eq(columns.visibility, 'public')
  if (actor.isSuper) return undefined
  const roleIds = actor.roles.map(({ id }) => id)
  const byRole =
    roleIds.length === 0
      ? sql`false`
      : sql`exists (select 1 from jsonb_array_elements_text(${columns.visibleRoleIds}) allowed where allowed::bigint in ${roleIds})`
  return or(inArray(columns.visibility, ['public', 'login']), and(eq(columns.visibility, 'role'), byRole))
}

function articleAudience(actor: Actor | undefined): SQL | undefined {
  const inherited = and(eq(articles.visibility, 'inherit'), columnAudience(actor))
  if (!actor) return or(eq(articles.visibility, 'public'), inherited)
  if (actor.isSuper) return undefined
  const ownOrganization = actor.schoolId === null ? sql`false` : eq(articles.orgId, actor.schoolId)
  return or(
    inArray(articles.visibility, ['public', 'login']),
    and(eq(articles.visibility, 'scope'), ownOrganization),
    inherited,
  )
}

/** Published at this moment, whoever reads. No job flips a flag: the clock decides. */
export function isLive(now: Date): SQL | undefined {
  return and(
    eq(articles.state, 'approved'),
    isNull(articles.deletedAt),
    isNotNull(articles.liveRevisionId),
    lte(articles.publishAt, now),
    or(isNull(articles.offlineAt), gt(articles.offlineAt, now)),
    inArray(sites.state, ['running', 'readonly']),
    ne(columns.state, 'hidden'),
    isNull(columns.deletedAt),
  )
}

/** The one predicate of effective visibility (domain 2.2). Needs article, column and site in the query. */
export function isVisible({ actor, now }: Reader): SQL | undefined {
  return and(isLive(now), articleAudience(actor))
}
