import type { Area, AreaHit } from '@doorway/api-client'
import { Card, Chip, PageHeader, Tree, type TreeHandle, type TreeNode } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FailurePanel } from '../../provider/failure-panel'
import { useApi } from '../../provider/use-api'
import { useContainerWidth } from '../../provider/use-container-width'
import { useKitLocation, useKitNavigate } from '../../provider/use-location'
import { useNotify } from '../../provider/use-notify'
import { useCan } from '../../provider/use-session'
import { useTranslate } from '../../provider/use-translate'
import { Widget } from '../../provider/widget'
import { AreaDialogs } from './area-dialogs'
import { AreaPath } from './area-path'
import { AreaRowActions, useAreaRights, type AreaCommands } from './area-row-actions'
import { AreaSearch } from './area-search'
import { areaChildren, areaHits, ROOT_CODE } from './areas.queries'
import { useAreaCommands } from './use-area-commands'
import { useAreaTree } from './use-area-tree'
import { useDeepLink } from './use-deep-link'

export interface AreaManagerProps {
  /** Height of the tree in px; it fills the screen without one. */
  height?: number
}

/** Px below which a line has no room for buttons. */
const NARROW = 600

function AreaScreen({ height }: AreaManagerProps) {
  const t = useTranslate()
  const { areas } = useApi()
  const can = useCan()
  const notify = useNotify()
  const rights = useAreaRights()
  const tree = useAreaTree(t('areas.root'))
  const commands = useAreaCommands(tree)
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const handle = useRef<TreeHandle>(null)
  const frame = useRef<HTMLDivElement>(null)
  const width = useContainerWidth(frame)
  const isNarrow = width !== null && width < NARROW
  const [keyword, setKeyword] = useState('')
  const search = useQuery(areaHits(areas, keyword))
  const top = useQuery(areaChildren(areas, ROOT_CODE))
  const selected = query['code'] ?? null
  const select = (code: string) => navigate({ query: { code } }, { replace: true })

  const locate = ({ area, ancestors }: AreaHit) => {
    setKeyword('')
    select(area.code)
    handle.current?.reveal([ROOT_CODE, ...ancestors.map(({ code }) => code), area.code])
  }
  useDeepLink(selected, selected !== null && tree.find(selected) !== undefined, locate)
  const actions: AreaCommands = {
    onAddChild: (parent) => commands.setQuestion({ kind: 'edit', edit: { mode: 'append', parent } }),
    onEdit: (area) => {
      const parentName = tree.find(area.parentCode)?.name ?? ''
      commands.setQuestion({ kind: 'edit', edit: { mode: 'update', area, parentName } })
    },
    onDelete: (area) => commands.setQuestion({ kind: 'delete', area }),
    onToggle: commands.setEnabled,
    onMoveTo: (area) => commands.setQuestion({ kind: 'move', area }),
    onCopyCode: (area) =>
      void navigator.clipboard.writeText(area.code).then(() => notify.success(t('kit.action.copied'))),
  }
  if (top.error && !top.data) return <FailurePanel error={top.error} onRetry={() => void top.refetch()} />
  const onlyIf = (right: keyof ReturnType<typeof rights>, run: (area: Area) => void) => (node: TreeNode<Area>) => {
    if (rights(node.data)[right]) run(node.data)
  }
  return (
    <div ref={frame} className="dw-area-frame">
      <Card className="dw-area-manager">
        <PageHeader title={t('areas.root')} />
        <AreaSearch
          keyword={keyword}
          hits={search.data}
          isSearching={search.isFetching}
          onSearch={setKeyword}
          onLocate={locate}
        />
        <AreaPath tree={tree} selected={selected} onSelect={select} />
        <Tree<Area>
          ref={handle}
          className="dw-area-tree"
          label={t('areas.tree')}
          items={tree.items}
          openIds={tree.openIds}
          onOpenChange={tree.setOpenIds}
          loadingIds={tree.loadingIds}
          failedIds={tree.failedIds}
          onRetry={tree.retry}
          selectedId={selected}
          onSelect={(node) => select(node.id)}
          renderDetails={({ data }) => <AreaDetails area={data} />}
          renderActions={({ data }) => <AreaRowActions area={data} isCompact={isNarrow} {...actions} />}
          onAddChild={onlyIf('mayAddChild', actions.onAddChild)}
          onRename={onlyIf('mayEdit', actions.onEdit)}
          onDelete={onlyIf('mayDelete', actions.onDelete)}
          onMove={can('area:edit') ? commands.handleMove : undefined}
          height={height}
        />
        <AreaDialogs commands={commands} items={tree.items} />
      </Card>
    </div>
  )
}

function AreaDetails({ area }: { area: Area }) {
  const t = useTranslate()
  if (area.code === ROOT_CODE) return null
  return (
    <>
      <span className="dw-area-code">{area.code}</span>
      {!area.isEnabled && <Chip>{t('areas.disabled')}</Chip>}
    </>
  )
}

/** The area tree of the console (specification section 2, organisation (area) screen), complete on its own. */
export function AreaManager(props: AreaManagerProps) {
  return (
    <Widget part="area-manager">
      <AreaScreen {...props} />
    </Widget>
  )
}
