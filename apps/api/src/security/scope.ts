import { between, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A range of pre-order positions: one organization with everything below it, or several neighbours. */
export interface Interval {
  from: number
  to: number
}

/** Kind of data scope in a role's extension attribute (`scope=org_tree`). */
export type ScopeKind = 'all' | 'area_tree' | 'org_tree' | 'org' | 'self' | 'custom'

/** What a role may see, as its extension attribute says. */
export interface RoleScope {
  kind: ScopeKind
  /** Organizations of `custom`. */
  organizationIds: readonly number[]
}

/** The rows one person may touch with one permission code. */
export interface DataScope {
  isAll: boolean
  organizations: readonly Interval[]
  /** Paths of the areas whose branches are included. */
  areaPaths: readonly string[]
  kinds: readonly ScopeKind[]
}

/** Nothing at all: what a code without any role gives. */
export const EMPTY_SCOPE: DataScope = { isAll: false, organizations: [], areaPaths: [], kinds: [] }

/** Reads `scope=…` out of the extension attribute. Anything unreadable means the narrowest scope. */
export function parseRoleScope(roleExtent: string | null): RoleScope {
  const match = /(?:^|[;&\s])scope=(all|area_tree|org_tree|org|self|custom)(?::\{?([\d,]{1,400})\}?)?(?=$|[;&\s])/.exec(
    roleExtent ?? '',
  )
  const kinds: readonly ScopeKind[] = ['all', 'area_tree', 'org_tree', 'org', 'self', 'custom']
  const kind = kinds.find((candidate) => candidate === match?.[1]) ?? 'self'
  const organizationIds = (match?.[2]?.split(',') ?? []).map(Number).filter((id) => id > 0)
  return { kind, organizationIds: kind === 'custom' ? organizationIds : [] }
}

/** Joins ranges that touch or overlap, so that the SQL stays short. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = []
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

/** One scope that covers all of them. */
export function unionScopes(scopes: readonly DataScope[]): DataScope {
  return {
    isAll: scopes.some(({ isAll }) => isAll),
    organizations: mergeIntervals(scopes.flatMap(({ organizations }) => organizations)),
    areaPaths: [...new Set(scopes.flatMap(({ areaPaths }) => areaPaths))],
    kinds: [...new Set(scopes.flatMap(({ kinds }) => kinds))],
  }
}

/** Is an organization at this position inside the scope? */
export function coversPosition(scope: DataScope, position: number | null): boolean {
  if (scope.isAll) return true
  return position !== null && scope.organizations.some(({ from, to }) => from <= position && position <= to)
}

/** Is a whole range of positions inside the scope? */
export function coversInterval(scope: DataScope, { from, to }: Interval): boolean {
  return scope.isAll || scope.organizations.some((range) => range.from <= from && to <= range.to)
}

/** Is an area with this path inside the scope? */
export function coversArea(scope: DataScope, path: string): boolean {
  return scope.isAll || scope.areaPaths.some((prefix) => path.startsWith(prefix))
}

/** Does `outer` include everything of `inner`? Used before granting: no caller grants more than they have. */
export function includesScope(outer: DataScope, inner: DataScope): boolean {
  if (outer.isAll) return true
  if (inner.isAll) return false
  const organizations = inner.organizations.every(({ from, to }) =>
    outer.organizations.some((range) => range.from <= from && to <= range.to),
  )
  return organizations && inner.areaPaths.every((path) => outer.areaPaths.some((prefix) => path.startsWith(prefix)))
}

/** The scope as a condition on a position column; undefined when there is nothing to restrict. */
export function positionInScope(scope: DataScope, position: SQLWrapper): SQL | undefined {
  if (scope.isAll) return undefined
  return or(...scope.organizations.map(({ from, to }) => between(position, from, to))) ?? sql`false`
}
