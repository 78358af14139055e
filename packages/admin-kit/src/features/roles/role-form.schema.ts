import type { Role } from '@doorway/api-client'
import { roleRules } from '@doorway/api-client/rules'
import { inputText } from '../../forms/input-text'

/** What the form holds in addition to ticks and sites. */
export interface RoleFormValues extends Record<string, unknown> {
  name: string
  /** Extension attribute; carries the data scope. */
  extent: string
  icon: string
}

/** The form's rules are those of the server (specification section 5). */
export const roleFormSchema = roleRules

/** What the form starts from. A new role has the cube and, as the narrowest scope, its holders' own data. */
export function roleFormValues(role: Role | null): RoleFormValues {
  if (!role) return { name: '', extent: 'scope=self', icon: 'cube' }
  return { name: role.name, extent: inputText(role.extent), icon: role.icon ?? 'cube' }
}
