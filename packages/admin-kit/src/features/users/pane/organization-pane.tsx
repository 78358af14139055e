import { Button, StatePanel, TextField, Tree, partOf } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import {
  branchIds,
  nodesOfHits,
  rootNode,
  rootNodeId,
  type OrganizationNode,
  useOrganizationTree,
  useOrganizationQueries,
} from '../../organizations'
import { FailurePanel } from '../../../loading/failure-panel'
import { useTranslate } from '../../../context/use-translate'

/** Debounce of the search, in milliseconds. */
const SEARCH_DELAY_MS = 300

export interface OrganizationPaneProps {
  /** Ids from the top to the chosen organisation; empty is the root. */
  selectedPath: readonly number[]
  /** Opened from the start in addition to the root. */
  expandedOrganizationId: number
  onSelect: (path: readonly number[]) => void
}

interface SearchResultsProps {
  keyword: string
  selectedId: string
  onSelect: (node: OrganizationNode) => void
}

function SearchResults({ keyword, selectedId, onSelect }: SearchResultsProps) {
  const t = useTranslate()
  const organizations = useOrganizationQueries()
  const { data, error, refetch } = useQuery(organizations.hits(keyword))
  const items = useMemo(() => nodesOfHits(data ?? [], rootNode(t('users.tree.root'))), [data, t])
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const branches = useMemo(() => branchIds(items), [items])
  const openIds = useMemo(() => new Set([...branches].filter((id) => !closed.has(id))), [branches, closed])
  if (error) return <FailurePanel error={error} onRetry={() => void refetch()} isCompact />
  if (data?.length === 0) {
    return <StatePanel kind="filtered-empty" title={t('users.tree.noHits', { keyword })} isCompact />
  }
  return (
    <Tree
      {...partOf('tree')}
      label={t('users.tree.title')}
      items={items}
      openIds={openIds}
      onOpenChange={(next) => setClosed(new Set([...branches].filter((id) => !next.has(id))))}
      selectedId={selectedId}
      onSelect={onSelect}
    />
  )
}

function PeopleCount({ count }: { count: number }) {
  const t = useTranslate()
  return <span aria-label={t('users.tree.people', { count })}>{count}</span>
}

interface LazyTreeProps extends OrganizationPaneProps {
  selectedId: string
  onSelectNode: (node: OrganizationNode) => void
}

function LazyTree({ selectedPath, expandedOrganizationId, selectedId, onSelectNode }: LazyTreeProps) {
  const t = useTranslate()
  const organizations = useOrganizationQueries()
  const { data: children } = useQuery(organizations.children(expandedOrganizationId))
  // Its children name all that is above them; one without children is looked up.
  const path = useQuery({ ...organizations.path(expandedOrganizationId), enabled: children?.length === 0 })
  const above = children?.[0]?.path.slice(0, -1) ?? path.data?.ancestors.map(({ id }) => id) ?? []
  const tree = useOrganizationTree([...above, expandedOrganizationId, ...selectedPath.slice(0, -1)])
  return (
    <Tree
      {...partOf('tree')}
      label={t('users.tree.title')}
      {...tree}
      selectedId={selectedId}
      onSelect={onSelectNode}
      renderDetails={({ data }) => data.userCount !== undefined && <PeopleCount count={data.userCount} />}
    />
  )
}

/** The organisation tree with its search. The search runs on the server, so that branches that are not open are found. */
export function OrganizationPane(props: OrganizationPaneProps) {
  const { selectedPath, onSelect } = props
  const t = useTranslate()
  const [text, setText] = useState('')
  const [keyword, setKeyword] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setKeyword(typed.trim()), SEARCH_DELAY_MS)
  }
  const selectedId = String(selectedPath.at(-1) ?? rootNodeId)
  const handleSelect = (node: OrganizationNode) => onSelect(node.data.path)
  return (
    <div className="dw-user-tree" {...partOf('organization-tree')}>
      <div className="dw-user-tree-search">
        <TextField
          type="search"
          aria-label={t('users.tree.search')}
          placeholder={t('users.tree.search')}
          value={text}
          onChange={(event) => search(event.target.value)}
        />
        {text !== '' && (
          <Button variant="quiet" onClick={() => search('')}>
            {t('users.tree.showAll')}
          </Button>
        )}
      </div>
      <div className="dw-user-tree-body">
        {keyword === '' ? (
          <LazyTree {...props} selectedId={selectedId} onSelectNode={handleSelect} />
        ) : (
          <SearchResults key={keyword} keyword={keyword} selectedId={selectedId} onSelect={handleSelect} />
        )}
      </div>
    </div>
  )
}
