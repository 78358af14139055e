import { rootOrganizationId } from '@doorway/api-client/rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../context/use-translate'
import { useOrganizationQueries } from './organizations.queries'

/** An organisation whose name is known without a request. */
export interface NamedOrganization {
  id: number
  name: string
}

/** The name of a chosen organisation: one of those that are known, or looked up, as after a draft was restored. */
export function useOrganizationName(id: number | null, known: readonly (NamedOrganization | null)[]): string {
  const t = useTranslate()
  const organizations = useOrganizationQueries()
  const named = known.find((one) => one?.id === id)
  const isRoot = id === rootOrganizationId
  const { data, isError } = useQuery({
    ...organizations.path(id ?? rootOrganizationId),
    enabled: id !== null && !isRoot && !named,
  })
  if (named) return named.name
  if (isRoot) return t('users.tree.root')
  return data?.organization.name ?? (isError ? String(id) : '')
}
