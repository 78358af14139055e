import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLabel } from '../../context/use-translate'
import { menuLines, tickedLeaves } from './menu-ticks'
import { differenceCounts, roleDifference, type RoleState } from './role-difference'
import { roleFormSchema, roleFormValues, type RoleFormValues } from './role-form.schema'
import type { RoleRecord } from './roles.queries'

const stateOf = ({ role, menus, siteIds }: RoleRecord): RoleState => ({
  values: roleFormValues(role),
  leafIds: tickedLeaves(menus),
  siteIds: new Set(siteIds),
})

/** What the editor holds, and how it differs from what is stored. */
export function useRoleState(record: RoleRecord) {
  const label = useLabel()
  const [before, setBefore] = useState(() => stateOf(record))
  const [leafIds, setLeafIds] = useState(before.leafIds)
  const [siteIds, setSiteIds] = useState(before.siteIds)
  const lines = useMemo(() => menuLines(record.menus, ({ title, titles }) => label(title, titles)), [record, label])
  const form = useForm<RoleFormValues>({
    resolver: standardSchemaResolver(roleFormSchema),
    defaultValues: before.values,
  })
  const [name, extent, icon] = useWatch({ control: form.control, name: ['name', 'extent', 'icon'] })
  const difference = roleDifference(before, { values: { name, extent, icon }, leafIds, siteIds }, lines)
  const counts = differenceCounts(difference)
  return {
    form,
    lines,
    extent,
    before,
    leafIds,
    setLeafIds,
    siteIds,
    setSiteIds,
    difference,
    counts,
    isDirty: counts.added + counts.removed + counts.changed > 0,
    /** Shows other entries; what is stored stays what it was. */
    show: (state: RoleState) => {
      form.reset(state.values, { keepDefaultValues: true })
      setLeafIds(state.leafIds)
      setSiteIds(state.siteIds)
    },
    /** Something else is stored now; the entries stay and show as the difference. */
    rebase: (fresh: RoleRecord) => setBefore(stateOf(fresh)),
  }
}
