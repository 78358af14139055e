import { useOrganizationQueries } from './organizations.queries'
import { TreePicker } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { organizationNode } from './organization-nodes'
import { useOrganizationTree } from './use-organization-tree'

export interface OrganizationPickerProps {
  /** Name of the tree that opens. */
  label: string
  /** Id of the chosen organisation; 0 is the root, null none. */
  value: number | null
  /** Name of the organisation the record came with. */
  knownName: string | null
  onChange: (id: number | null) => void
}

/** Chooses an organisation, the root among them: a lazy tree with server search. Rendered in a Field. */
export function OrganizationPicker({ label, value, knownName, onChange }: OrganizationPickerProps) {
  const t = useTranslate()
  const organizations = useOrganizationQueries()
  const tree = useOrganizationTree([])
  const [chosen, setChosen] = useState<{ id: number; name: string } | null>(null)
  const nameOf = (id: number) => {
    if (chosen?.id === id) return chosen.name
    return knownName ?? (id === 0 ? t('users.tree.root') : String(id))
  }
  const search = async (keyword: string, signal: AbortSignal) =>
    (await organizations.search(keyword, signal)).map(({ organization, ancestors }) => ({
      node: organizationNode(organization),
      path: ancestors.map(({ name }) => name),
    }))
  return (
    <TreePicker
      tree={{ ...tree, label }}
      value={value === null ? null : { id: String(value), label: nameOf(value) }}
      onSearch={search}
      onValueChange={(node) => {
        if (node) setChosen({ id: Number(node.id), name: node.label })
        onChange(node && Number(node.id))
      }}
    />
  )
}
