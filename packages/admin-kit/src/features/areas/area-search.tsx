import type { AreaHit } from '@doorway/api-client'
import { Button, TextField } from '@doorway/ui'
import { useState, type FormEvent } from 'react'
import { useTranslate } from '../../provider/use-translate'

export interface AreaSearchProps {
  /** The keyword that was searched; empty while none was. */
  keyword: string
  hits: AreaHit[] | undefined
  isSearching: boolean
  onSearch: (keyword: string) => void
  /** A hit was chosen: open the way to it. */
  onLocate: (hit: AreaHit) => void
}

/** Finds areas on the server and leads to them; the tree itself knows only what has been opened. */
export function AreaSearch({ keyword, hits, isSearching, onSearch, onLocate }: AreaSearchProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState(keyword)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <div className="dw-area-search">
      <form role="search" className="dw-area-search-form" onSubmit={handleSubmit}>
        <TextField
          type="search"
          aria-label={t('areas.search')}
          placeholder={t('areas.searchPlaceholder')}
          maxLength={50}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            if (event.target.value === '') onSearch('')
          }}
        />
        <Button type="submit" icon="search" isBusy={isSearching}>
          {t('areas.locate')}
        </Button>
      </form>
      <p className="dw-area-search-count" role="status">
        {hits &&
          keyword !== '' &&
          (hits.length === 0 ? t('areas.noHits', { keyword }) : t('areas.found', { count: hits.length }))}
      </p>
      {hits && hits.length > 0 && (
        <ul className="dw-area-hits" aria-label={t('areas.hits')}>
          {hits.map((hit) => (
            <li key={hit.area.code}>
              <button type="button" className="dw-area-hit" onClick={() => onLocate(hit)}>
                <span className="dw-area-hit-name">{hit.area.name}</span>
                <span className="dw-area-hit-path">{hit.ancestors.map(({ name }) => name).join(' / ')}</span>
                <span className="dw-area-code">{hit.area.code}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
