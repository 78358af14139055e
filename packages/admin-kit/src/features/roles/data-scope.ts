/** Kinds of data scope that a role's extension attribute can name (`scope=org_tree`), the widest first. */
export const scopeKinds = ['all', 'area_tree', 'org_tree', 'org', 'self', 'custom'] as const
export type ScopeKind = (typeof scopeKinds)[number]

/** A data scope as the helper shows it. */
export interface DataScope {
  kind: ScopeKind
  /** Organisations of `custom`. */
  organizationIds: readonly number[]
}

/** The data scope within an extension attribute. */
export const SCOPE = /(^|[;&\s])scope=([a-z_]+)(?::\{?([\d,]*)\}?)?(?=$|[;&\s])/

/** The data scope in an extension attribute; null where it names none that is known, which the server takes as self. */
export function readScope(extent: string): DataScope | null {
  const [, , name, ids = ''] = SCOPE.exec(extent) ?? []
  const kind = scopeKinds.find((known) => known === name)
  if (!kind) return null
  const organizationIds = kind === 'custom' ? [...new Set(ids.split(',').map(Number))].filter((id) => id > 0) : []
  return { kind, organizationIds }
}

/** The extension attribute with another data scope; whatever else was written in it stays. */
export function writeScope(extent: string, { kind, organizationIds }: DataScope): string {
  const text = kind === 'custom' ? `scope=custom:{${organizationIds.join(',')}}` : `scope=${kind}`
  if (SCOPE.test(extent)) return extent.replace(SCOPE, (_all, before: string) => before + text)
  return extent.trim() === '' ? text : `${extent.trim()};${text}`
}
