import { useOrganizationQueries } from './organizations.queries'
import { TreePicker } from '@doorway/ui'
import { useState } from 'react'
import { organizationNode } from './organization-nodes'
import { type NamedOrganization, useOrganizationName } from './use-organization-name'
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

/** Chooses an organisation, the root among them: a lazy tree with server search. Rendered in a Field. */
export function OrganizationPicker({ label, value, knownName, onChange }: OrganizationPickerProps) {
  const organizations = useOrganizationQueries()
  const tree = useOrganizationTree([])
  const [first] = useState(value !== null && knownName !== null ? { id: value, name: knownName } : null)
  const [chosen, setChosen] = useState<NamedOrganization | null>(null)
  const shownName = useOrganizationName(value, [chosen, first])
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
        if (node) setChosen({ id: Number(node.id), name: node.label })
        onChange(node && Number(node.id))
      }}
    />
  )
}
