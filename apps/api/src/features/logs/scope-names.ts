import type { Locale } from '@doorway/api-client/rules'
import { parseRoleScope } from '../../security/scope'
import { translate } from '../../strings/translate'
import type { ChangedName } from './changed-names.queries'

const FIELD = 'roleExtent'

/** What the data scopes in a difference are called: a role has its scope within its extension attribute. */
export function scopeNames(diff: unknown, locale: Locale): ChangedName[] {
  const change = Object(Object(Object(diff).difference)[FIELD])
  const values: unknown[] = [change.before, change.after]
  return values.flatMap((value) =>
    typeof value === 'string' && value.includes('scope=')
      ? [{ field: FIELD, value, name: translate(locale, `scope.${parseRoleScope(value).kind}`) }]
      : [],
  )
}
