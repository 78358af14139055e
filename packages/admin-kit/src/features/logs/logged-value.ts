import type { Translate } from '../../i18n/translate'
import { readScope } from '../roles/data-scope'

/** What a value that the log holds as a code means, in words; undefined where it has no other words. */
export function valueText(t: Translate, field: string, value: string): string | undefined {
  if (field === 'roleExtent') {
    const scope = readScope(value)
    return scope ? t(`logs.scope.${scope.kind}`) : undefined
  }
  // `dataState` of people, `dataStatus` of areas.
  if (field.startsWith('dataStat')) return t(value === '0' ? 'users.state.enabled' : 'users.state.disabled')
  if (field === 'sex') return t(value === '1' ? 'users.sex.female' : 'users.sex.male')
  return undefined
}
