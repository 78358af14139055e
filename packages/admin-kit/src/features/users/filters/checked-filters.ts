import { limits } from '@doorway/api-client/rules'
import { warnOnce } from '../../../browser/warn-once'
import type { UserExtensions } from '../user-extensions'
import { searchFromQuery, searchToQuery } from './user-search'

type Filters = Readonly<Record<string, string | null>>

const usual: Readonly<Record<string, string>> = {
  page: String(limits.firstPage),
  size: String(limits.pageSize),
}

/** The members of the address that a page sets, with values that the list understands. What is left out has a sentence. */
export function checkFilters(
  given: Readonly<Record<string, string | number | null>>,
  own: NonNullable<UserExtensions['filters']>['add'] = [],
) {
  const checked: Record<string, string | null> = {}
  const sentences: string[] = []
  const names = [...Object.keys(searchToQuery(searchFromQuery({}))), ...own.map(({ id }) => id)]
  for (const [name, wanted] of Object.entries(given)) {
    // A page without types may set a number.
    const value = wanted === null ? null : String(wanted)
    const filter = own.find(({ id }) => id === name)
    const isChoice = filter?.options?.some((option) => option.value === value) ?? true
    const understood = value === null || !isChoice ? null : searchToQuery(searchFromQuery({ [name]: value }))[name]
    if (!names.includes(name))
      sentences.push(`Doorway: setFilters of UserManager has no "${name}". It has ${names.join(', ')}.`)
    else if (understood === null && value && value !== usual[name])
      sentences.push(`Doorway: setFilters of UserManager does not understand "${value}" as ${name}.`)
    else checked[name] = understood ?? null
  }
  return { checked, sentences }
}

/** As `checkFilters`, and the sentences are in the console, each once. */
export function checkedFilters(given: Filters, own?: NonNullable<UserExtensions['filters']>['add']): Filters {
  const { checked, sentences } = checkFilters(given, own)
  for (const sentence of sentences) warnOnce(sentence)
  return checked
}
