import { rootOrganizationId } from '@doorway/api-client/rules'
import { TreePicker } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { organizationNode } from './organization-nodes'
import { useOrganizationQueries } from './organizations.queries'
import { useOrganizationTree } from './use-organization-tree'

export interface OrganizationPickerProps {
  /** Name of the tree that opens. */
  label: string
  /** Id of the chosen organisation; 0 is the root, null none. */
  value: number | null
  /** Name of the organisation that is chosen at first; null: the picker looks it up. */
  knownName: string | null
  onChange: (id: number | null) => void
}

/** The name of an organisation; `known` is one that needs no request, unlike that of a restored draft. */
function useOrganizationName(id: number | null, known: { id: number | null; name: string | null }) {
  const t = useTranslate()
  const name = known.id === id ? known.name : null
  const isRoot = id === rootOrganizationId
  const { data, isError } = useQuery({
    ...useOrganizationQueries().path(id ?? rootOrganizationId),
    enabled: id !== null && !isRoot && name === null,
  })
  return name ?? (isRoot ? t('users.tree.root') : (data?.organization.name ?? (isError ? String(id) : '')))
}

/** Chooses an organisation, the root among them: a lazy tree with server search. Rendered in a Field. */
export function OrganizationPicker({ label, value, knownName, onChange }: OrganizationPickerProps) {
  const organizations = useOrganizationQueries()
  const tree = useOrganizationTree([])
  const [known, setKnown] = useState({ id: value, name: knownName })
  const shownName = useOrganizationName(value, known)
  const search = async (keyword: string, signal: AbortSignal) =>
    (await organizations.search(keyword, signal)).map(({ organization, ancestors }) => ({
      node: organizationNode(organization),
      path: ancestors.map(({ name }) => name),
    }))
  return (
    <TreePicker
      tree={{ ...tree, label }}
      value={value === null ? null : { id: String(value), label: shownName }}
      onSearch={search}
      onValueChange={(node) => {
        if (node) setKnown({ id: Number(node.id), name: node.label })
        onChange(node && Number(node.id))
      }}
    />
  )
}
