import type { Schema } from '@doorway/api-client/types'
import { matchesTerms, searchTerms } from '../../db/search-terms'
import type { ContentKind } from '../content/content-kind'
import { presentCard } from '../content/content.presenter'
import type { ColumnRow } from '../portal-sites/portal-sites.queries'
import { readableColumns } from '../portal-sites/portal-sites.service'

function presentColumnCard(column: ColumnRow, parent: ColumnRow | undefined): Schema<'ArticleRow'> {
  const card = presentCard({
    type: 'page',
    id: column.id,
    title: column.name,
    summary: '',
    columnCode: column.code,
    columnName: parent?.name ?? column.name,
    publishAt: null,
    viewCount: 0,
    coverFileId: null,
    facts: [],
  })
  return column.bindRoute === null ? card : { ...card, route: column.bindRoute }
}

/** Finds the pages of a site by the names of their columns, in any language: lists with a route, and permanent pages. */
export const searchPages: ContentKind['search'] = async (call, site, { text, window: { limit, offset } }) => {
  const terms = searchTerms(text)
  const columns = await readableColumns(call, site.id)
  const found = columns.filter(
    ({ kind, bindRoute, name, nameI18n }) =>
      (kind === 'page' || bindRoute !== null) &&
      [name, ...Object.values(nameI18n)].some((one) => matchesTerms(one, terms)),
  )
  const data = found.slice(offset, offset + limit).map((column) =>
    presentColumnCard(
      column,
      columns.find(({ id }) => id === column.parentId),
    ),
  )
  return { data, total: found.length }
}
