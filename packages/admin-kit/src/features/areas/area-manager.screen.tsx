import type { AreaHit } from '@doorway/api-client'
import { Card, PageHeader } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { copyText } from '../../browser/browser-actions'
import { FailurePanel } from '../../loading/failure-panel'
import { useContainerWidth } from '../../browser/use-container-width'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useNotify } from '../../mutations/use-notify'
import { TreeSkeleton } from '../../tree/tree-skeleton'
import { useReady } from '../../loading/use-ready'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { AreaPath } from './area-path'
import type { AreaCommands } from './area-row-actions'
import { AreaSearch } from './area-search'
import { ROOT_CODE, useAreaQueries } from './areas.queries'
import { areaDialogs, areaTree } from './lazy-parts'
import { useAreaCommands } from './use-area-commands'
import { useAreaTree } from './use-area-tree'
import { useDeepLink } from './use-deep-link'
import { addChineseTexts } from '../../late-texts/late-texts'
import { zh } from './strings/zh'

addChineseTexts('areas', zh)

export interface AreaManagerProps extends ScreenProps {
  /** Height of the tree in px; it fills the screen without one. */
  height?: number
}

/** Px below which a line has no room for buttons. */
const NARROW = 600

function AreaScreen({ height }: AreaManagerProps) {
  const t = useTranslate()
  const areas = useAreaQueries()
  const notify = useNotify()
  const tree = useAreaTree(t('areas.root'))
  const commands = useAreaCommands(tree)
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const [located, setLocated] = useState<readonly string[]>()
  const [frame, width] = useContainerWidth()
  const [keyword, setKeyword] = useState('')
  const search = useQuery(areas.hits(keyword))
  const top = useQuery(areas.children(ROOT_CODE))
  useReady(top.data !== undefined)
  const selected = query['code'] ?? null
  const select = (code: string) => navigate({ query: { code } }, { replace: true })

  const locate = ({ area, ancestors }: AreaHit) => {
    setKeyword('')
    select(area.code)
    setLocated([ROOT_CODE, ...ancestors.map(({ code }) => code), area.code])
  }
  useDeepLink(selected, tree.find, locate)
  const actions: AreaCommands = {
    onAddChild: (parent) => commands.setQuestion({ kind: 'edit', edit: { mode: 'append', parent } }),
    onEdit: (area) => {
      const parentName = tree.find(area.parentCode)?.name
      commands.setQuestion({ kind: 'edit', edit: { mode: 'update', area, parentName } })
    },
    onDelete: (area) => commands.setQuestion({ kind: 'delete', area }),
    onToggle: commands.setEnabled,
    onMoveTo: (area) => commands.setQuestion({ kind: 'move', area }),
    onCopyCode: ({ code }) =>
      void copyText(code).then((isCopied) => isCopied && notify.success(t('kit.action.copied'))),
  }
  if (top.error && !top.data) return <FailurePanel error={top.error} onRetry={() => void top.refetch()} />
  return (
    <div ref={frame} className="dw-area-frame">
      <Card className="dw-area-manager" onPointerOver={areaDialogs.prefetch} onFocus={areaDialogs.prefetch}>
        <PageHeader title={t('areas.root')} />
        <AreaSearch
          keyword={keyword}
          hits={search.data}
          isSearching={search.isFetching}
          onSearch={setKeyword}
          onLocate={locate}
        />
        <AreaPath tree={tree} selected={selected} onSelect={select} />
        <Suspense fallback={<TreeSkeleton />}>
          <areaTree.Part
            located={located}
            tree={tree}
            selected={selected}
            height={height}
            isNarrow={width !== null && width < NARROW}
            actions={actions}
            onSelect={select}
            onMove={commands.handleMove}
          />
        </Suspense>
        {commands.question && (
          <Suspense>
            <areaDialogs.Part commands={commands} items={tree.items} />
          </Suspense>
        )}
      </Card>
    </div>
  )
}

/** The area tree of the console (specification section 2, organisation (area) screen), complete on its own. */
export function AreaManager({ handle, ...props }: AreaManagerProps) {
  return (
    <Widget part="area-manager" handle={handle}>
      <AreaScreen {...props} />
    </Widget>
  )
}
