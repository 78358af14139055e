import type { OrganizationHit } from '@doorway/api-client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TreeSearch } from '../../tree/tree-search'
import { useTranslate } from '../../context/use-translate'
import { useOrganizationQueries } from './organizations.queries'

/** Finds organisations by name including branches that are not open. */
export function OrganizationSearch({ onLocate }: { onLocate: (hit: OrganizationHit) => void }) {
  const t = useTranslate()
  const organizations = useOrganizationQueries()
  const [keyword, setKeyword] = useState('')
  const { data, isFetching } = useQuery(organizations.hits(keyword))
  return (
    <TreeSearch
      keyword={keyword}
      hits={data?.map(({ organization: { id, name, code }, ancestors }) => ({
        id: String(id),
        name,
        code,
        path: ancestors.map((step) => step.name),
      }))}
      isSearching={isFetching}
      texts={{
        label: t('organizations.search'),
        placeholder: t('organizations.searchPlaceholder'),
        locate: t('organizations.locate'),
        hits: t('organizations.hits'),
        count: data?.length ? t('organizations.found', { count: data.length }) : t('organizations.noHits', { keyword }),
      }}
      onSearch={setKeyword}
      onLocate={(id) => {
        const hit = data?.find(({ organization }) => String(organization.id) === id)
        setKeyword('')
        if (hit) onLocate(hit)
      }}
    />
  )
}
