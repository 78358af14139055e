import { Button, Checkbox, Select, TextField } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FilterFold } from '../../filter-fold/filter-fold'
import { useEditedValue } from '../../filter-fold/use-edited-value'
import { countFolded, noFilters } from './article-search'
import type { ArticleList } from './use-article-list'
import { indentedOptions } from '../../tree/indented-options'
import { useArticleQueries } from './articles.queries'

const noChoice = ''
/** Next to one another where there is room. */
const FIELD = { flex: '1 1 180px', maxInlineSize: 260 } as const

/** Site, column, title and own articles. Each change goes into the address. */
export function ArticleFilters({ list: { search, setSearch } }: { list: ArticleList }) {
  const t = useTranslate()
  const queries = useArticleQueries()
  const { data: sites } = useQuery(queries.sites())
  const { siteId } = search
  const { data: columns } = useQuery(queries.columns(siteId))
  const [typed, setTyped] = useEditedValue(search.keyword)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSearch({ keyword: typed.trim() })
  }
  return (
    <form className="dw-editing-filters" role="search" onSubmit={handleSubmit}>
      <FilterFold
        set={countFolded(search)}
        search={
          <TextField
            style={FIELD}
            type="search"
            aria-label={t('articles.filter.keyword')}
            placeholder={t('articles.filter.keyword')}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => typed.trim() !== search.keyword && setSearch({ keyword: typed.trim() })}
          />
        }
      >
        <Select
          style={FIELD}
          aria-label={t('articles.field.site')}
          placeholder={t('articles.filter.allSites')}
          options={(sites?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={siteId === null ? noChoice : String(siteId)}
          onValueChange={(value) => setSearch({ siteId: value === noChoice ? null : Number(value), columnId: null })}
        />
        <Select
          style={FIELD}
          aria-label={t('articles.field.column')}
          placeholder={t('articles.filter.allColumns')}
          options={columns ? indentedOptions(columns) : []}
          disabled={siteId === null}
          value={search.columnId === null ? noChoice : String(search.columnId)}
          onValueChange={(value) => setSearch({ columnId: value === noChoice ? null : Number(value) })}
        />
        <Checkbox
          label={t('articles.filter.own')}
          checked={search.isOwn}
          onCheckedChange={(isOwn) => setSearch({ isOwn })}
        />
        <Button onClick={() => setSearch(noFilters)}>{t('kit.action.reset')}</Button>
      </FilterFold>
    </form>
  )
}
