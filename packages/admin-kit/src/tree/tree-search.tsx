import { Button, TextField } from '@doorway/ui'
import { useState, type FormEvent } from 'react'

/** Something found, with the way to it from the top. */
export interface TreeSearchHit {
  id: string
  name: string
  path: readonly string[]
  /** A code, where hits have one. */
  code?: string | null
}

export interface TreeSearchProps {
  /** The keyword that was searched; empty while none was. */
  keyword: string
  hits: readonly TreeSearchHit[] | undefined
  isSearching: boolean
  texts: { label: string; placeholder: string; locate: string; hits: string; count: string }
  onSearch: (keyword: string) => void
  /** A hit was chosen: open the way to it. */
  onLocate: (id: string) => void
}

/** Finds nodes on the server and leads to them; a lazy tree itself knows only what has been opened. */
export function TreeSearch({ keyword, hits, isSearching, texts, onSearch, onLocate }: TreeSearchProps) {
  const [typed, setTyped] = useState(keyword)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <div className="dw-kit-search">
      <form role="search" className="dw-kit-search-form" onSubmit={handleSubmit}>
        <TextField
          type="search"
          aria-label={texts.label}
          placeholder={texts.placeholder}
          maxLength={50}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            if (event.target.value === '') onSearch('')
          }}
        />
        <Button type="submit" icon="search" isBusy={isSearching}>
          {texts.locate}
        </Button>
      </form>
      <p className="dw-kit-search-count" role="status">
        {hits && keyword !== '' && texts.count}
      </p>
      {hits && hits.length > 0 && (
        <ul className="dw-kit-hits" aria-label={texts.hits}>
          {hits.map(({ id, name, path, code }) => (
            <li key={id}>
              <button type="button" className="dw-kit-hit" onClick={() => onLocate(id)}>
                <span>{name}</span>
                <span className="dw-kit-hit-path">{path.join(' / ')}</span>
                {code && <span className="dw-kit-hit-code">{code}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
