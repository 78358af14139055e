import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../button/button'
import { useUi } from '../context/ui-context'
import { useSearch, type SearchState } from '../debounced-search/use-search'
import { Skeleton } from '../skeleton/skeleton'
import { TextField } from '../text-field/text-field'
import { Tree } from '../tree/tree'
import type { TreeNode } from '../tree/tree-node'
import type { TreeHandle } from '../tree/tree-props'
import type { TreePickerProps } from './tree-picker'

export interface TreeMatch<T> {
  node: TreeNode<T>
  /** Labels from the root down to the node's parent. */
  path: readonly string[]
}

interface TreePickerPanelProps<T> extends Pick<TreePickerProps<T>, 'tree' | 'valuePath' | 'onSearch'> {
  selectedId: string | null
  onChoose: (node: TreeNode<T>) => void
}

interface ResultsProps<T> {
  state: Exclude<SearchState<TreeMatch<T>>, { kind: 'idle' }>
  onChoose: (node: TreeNode<T>) => void
  onRetry: () => void
}

function Results<T>({ state, onChoose, onRetry }: ResultsProps<T>) {
  const { texts } = useUi()
  if (state.kind === 'searching') {
    return (
      <div className="dw-tree-picker-note">
        <output className="dw-visually-hidden">{texts.loading}</output>
        <Skeleton width="medium" />
      </div>
    )
  }
  if (state.kind === 'failed') {
    return (
      <div className="dw-tree-picker-note" role="alert">
        {texts.loadFailed}
        <Button size="s" variant="quiet" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    )
  }
  if (state.results.length === 0) return <output className="dw-tree-picker-note">{texts.noMatch}</output>
  return (
    <ul className="dw-tree-picker-results">
      {state.results.map(({ node, path }) => (
        <li key={node.id}>
          <button type="button" className="dw-tree-picker-result" onClick={() => onChoose(node)}>
            <span className="dw-tree-picker-result-name">{node.label}</span>
            <span className="dw-tree-picker-result-path">{path.join(' / ')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The arrow keys walk from the search field through the results and back. */
function handleArrows(event: KeyboardEvent<HTMLElement>) {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .dw-tree-picker-result')]
  const at = stops.findIndex((stop) => stop === event.target)
  if (by === 0 || at < 0 || stops.length < 2) return
  event.preventDefault()
  stops[Math.min(Math.max(at + by, 0), stops.length - 1)]?.focus()
}

interface SearchPanelProps<T> extends TreePickerPanelProps<T> {
  onSearch: NonNullable<TreePickerProps<T>['onSearch']>
}

function PickerTree<T>({ tree, selectedId, valuePath, onChoose }: TreePickerPanelProps<T>) {
  const handle = useRef<TreeHandle>(null)
  // Once, when the popup opens: afterwards the reader decides what is open.
  const path = useRef(valuePath)
  useEffect(() => {
    if (path.current && path.current.length > 0) handle.current?.reveal(path.current)
  }, [])
  return (
    <div className="dw-tree-picker-tree">
      <Tree {...tree} ref={handle} selectedId={selectedId} onSelect={onChoose} />
    </div>
  )
}

function SearchPanel<T>({ onSearch, ...rest }: SearchPanelProps<T>) {
  const { texts } = useUi()
  const [keyword, setKeyword] = useState('')
  const { state, search, reset } = useSearch(onSearch)
  const searchFor = (text: string, pause?: number) => {
    const wanted = text.trim()
    if (wanted === '') reset()
    else search(wanted, pause)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only adds arrow keys to the controls inside
    <div className="dw-tree-picker-panel" onKeyDown={handleArrows}>
      <TextField
        type="search"
        placeholder={texts.search}
        aria-label={texts.search}
        value={keyword}
        onChange={(event) => {
          setKeyword(event.target.value)
          searchFor(event.target.value)
        }}
      />
      {state.kind === 'idle' ? (
        <PickerTree {...rest} />
      ) : (
        <Results state={state} onChoose={rest.onChoose} onRetry={() => searchFor(keyword, 0)} />
      )}
    </div>
  )
}

/** What the field opens: the search with its results, or the tree. */
export function TreePickerPanel<T>({ onSearch, ...rest }: TreePickerPanelProps<T>) {
  return onSearch ? (
    <SearchPanel {...rest} onSearch={onSearch} />
  ) : (
    <div className="dw-tree-picker-panel">
      <PickerTree {...rest} />
    </div>
  )
}
