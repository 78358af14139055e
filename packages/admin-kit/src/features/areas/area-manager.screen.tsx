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
import { AreaDialog } from './area-dialog'
import { AreaRowActions, useAreaRights, type AreaCommands } from './area-row-actions'
import { AreaSearch } from './area-search'
import { areaChildren, areaHits, ROOT_CODE } from './areas.queries'
import { DeleteQuestion } from './delete-question'
import { MoveDialog } from './move-dialog'
import { useAreaCommands } from './use-area-commands'
import { useAreaTree } from './use-area-tree'

export interface AreaManagerProps {
  /** Height of the tree in px; it fills the screen without one. */
  height?: number
}

/** The way from the top to a node, as far as it is loaded. */
function pathOf(tree: ReturnType<typeof useAreaTree>, code: string): Area[] {
  const area = tree.find(code)
  return area && area.code !== ROOT_CODE ? [...pathOf(tree, area.parentCode), area] : []
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
  const { question } = commands
  const path = selected ? pathOf(tree, selected) : []
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
        {path.length > 0 && (
          <nav className="dw-area-path" aria-label={t('areas.path')}>
            {path.map(({ code, name }) => (
              <button
                key={code}
                type="button"
                className="dw-area-step"
                aria-current={code === selected ? 'true' : undefined}
                onClick={() => select(code)}
              >
                {name}
              </button>
            ))}
          </nav>
        )}
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
        {question?.kind === 'edit' && (
          <AreaDialog
            edit={question.edit}
            siblingCount={question.edit.mode === 'append' ? countChildren(tree.items, question.edit.parent.code) : 0}
            error={commands.formError}
            isBusy={commands.isSaving}
            onSave={(values) => commands.save(question.edit, values)}
            onClose={commands.close}
          />
        )}
        {question?.kind === 'delete' && (
          <DeleteQuestion
            area={question.area}
            isBusy={commands.isDeleting}
            onConfirm={() => commands.confirmDelete(question.area)}
            onCancel={commands.close}
          />
        )}
        {question?.kind === 'move' && (
          <MoveDialog
            area={question.area}
            isBusy={commands.isSaving}
            onMove={(target) => commands.moveTo(question.area, target)}
            onClose={commands.close}
          />
        )}
      </Card>
    </div>
  )
}

const countChildren = (items: readonly TreeNode<Area>[], code: string) =>
  items.filter(({ parentId }) => parentId === code).length

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
