import type { AreaHit } from '@doorway/api-client'
import { TreeSearch } from '../../tree/tree-search'
import { useTranslate } from '../../context/use-translate'

export interface AreaSearchProps {
  /** The keyword that was searched; empty while none was. */
  keyword: string
  hits: AreaHit[] | undefined
  isSearching: boolean
  onSearch: (keyword: string) => void
  /** A hit was chosen: open the way to it. */
  onLocate: (hit: AreaHit) => void
}

/** Finds areas by name or code. */
export function AreaSearch({ keyword, hits, onLocate, ...rest }: AreaSearchProps) {
  const t = useTranslate()
  return (
    <TreeSearch
      {...rest}
      keyword={keyword}
      hits={hits?.map(({ area: { code, name }, ancestors }) => ({
        id: code,
        name,
        code,
        path: ancestors.map((step) => step.name),
      }))}
      texts={{
        label: t('areas.search'),
        placeholder: t('areas.searchPlaceholder'),
        locate: t('areas.locate'),
        hits: t('areas.hits'),
        count: hits?.length ? t('areas.found', { count: hits.length }) : t('areas.noHits', { keyword }),
      }}
      onLocate={(id) => {
        const hit = hits?.find(({ area }) => area.code === id)
        if (hit) onLocate(hit)
      }}
    />
  )
}
