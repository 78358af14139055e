import { useTranslate } from '../../context/use-translate'
import { useIconNames } from '../icon-names'
import { readScope, SCOPE } from './data-scope'

/** Members of a role as the operation log names them. */
export const loggedRoleLabels = {
  name: 'roles.form.name',
  icon: 'roles.form.icon',
  roleExtent: 'roles.form.extent',
} as const

/** What the role editor calls the values that the log holds of a role: the icon, and the data scope of the extension attribute. */
export function useLoggedRole() {
  const t = useTranslate()
  const iconName = useIconNames()
  return (field: string, value: string): string | undefined => {
    if (field === 'icon') return iconName(value)
    const scope = field === 'roleExtent' ? readScope(value) : null
    if (!scope) return undefined
    const name = t(`roles.scope.${scope.kind}`)
    // The ids of chosen organisations, and whatever else was written in the attribute, have no other words.
    const isWhole = scope.kind !== 'custom' && value.replace(SCOPE, '').trim() === ''
    return isWhole ? name : `${name}（${value}）`
  }
}
