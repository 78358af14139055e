import { rootOrganizationId } from '@doorway/api-client/rules'
import { Chip } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../context/use-translate'
import { useOrganizationQueries } from '../../organizations'

export interface CurrentOrganizationProps {
  /** Ids from the top to the chosen organisation; empty is the root. */
  path: readonly number[]
  onClear: () => void
}

/** The chosen organisation as a chip with its path. */
export function CurrentOrganization({ path, onClear }: CurrentOrganizationProps) {
  const t = useTranslate()
  const organizations = useOrganizationQueries()
  const id = path.at(-1) ?? rootOrganizationId
  const isRoot = id === rootOrganizationId
  const { data } = useQuery({ ...organizations.path(id), enabled: !isRoot })
  const names = data && !isRoot ? [...data.ancestors.map(({ name }) => name), data.organization.name] : []
  const text = t('users.tree.current', { path: [t('users.tree.root'), ...names].join(' / ') })
  if (isRoot) return <Chip className="dw-user-current">{text}</Chip>
  return (
    <Chip className="dw-user-current" tone="accent" removeLabel={t('users.tree.showAll')} onRemove={onClear}>
      {text}
    </Chip>
  )
}
