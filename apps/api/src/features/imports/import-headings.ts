import { refuse } from '../../http/refusals'
import type { MessageKey } from '../../strings/catalogue'
import { locales } from '@doorway/api-client/rules'
import { translate } from '../../strings/translate'
import type { ImportKind } from './import-kind'

const REQUIRED_MARK = '*'

/** The heading of a column as the template writes it: the mark says that it must not be empty. */
export const headingOf = (title: string, isRequired = false) => (isRequired ? `${title}${REQUIRED_MARK}` : title)

function normal(heading: string): string {
  const text = heading.trim()
  return (text.endsWith(REQUIRED_MARK) ? text.slice(0, -REQUIRED_MARK.length) : text).trim().toLowerCase()
}

function isHeading(heading: string, field: string, title: MessageKey): boolean {
  return [field, ...locales.map((locale) => translate(locale, title))].some((each) => normal(each) === normal(heading))
}

const isReasons = (heading: string) => isHeading(heading, '', 'import.reasons')

/** The fields of a heading line, undefined for a column to pass over. Headings may be in any of the five languages. */
export function fieldsOf(headings: readonly string[], { columns }: ImportKind): (string | undefined)[] {
  const seen = new Set<string>()
  const fields = headings.map((heading) => {
    if (heading.trim() === '' || isReasons(heading)) return undefined
    const column = columns.find(({ field, title }) => isHeading(heading, field, title))
    if (!column) throw refuse('IMPORT_HEADING', 'import.headingUnknown', { title: heading.trim().slice(0, 60) })
    if (seen.has(column.field)) throw refuse('IMPORT_HEADING', 'import.headingDouble', { title: heading.trim() })
    seen.add(column.field)
    return column.field
  })
  const missing = columns.find(({ field, isRequired }) => isRequired && !seen.has(field))
  if (missing) throw refuse('IMPORT_HEADING', 'import.headingMissing', { title: translate('zh', missing.title) })
  return fields
}
