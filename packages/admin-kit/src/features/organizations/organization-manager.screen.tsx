import type { Organization } from '@doorway/api-client'
import { Button, Card, PageHeader } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { FailurePanel } from '../../loading/failure-panel'
import { usePrefetch } from '../../loading/use-prefetch'
import { TreeSkeleton } from '../../tree/tree-skeleton'
import { useContainerWidth } from '../../browser/use-container-width'
import { useReady } from '../../loading/use-ready'
import { organizationCodes } from './organizations.codes'
import { useCan } from '../../session/use-session'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { importWizard, organizationQuestions, organizationTree } from './lazy-parts'
import { promotionButton } from './promotion/lazy-parts'
import { rootNodeId } from './organization-nodes'
import type { OrganizationCommands } from './organization-commands'
import { OrganizationSearch } from './organization-search'
import { useOrganizationQueries, useReloadOrganizations } from './organizations.queries'
import { useOrganizationTree } from './use-organization-tree'
import { useOrganizationWork, type OrganizationWork } from './use-organization-work'
import { addChineseTexts } from '../../late-texts/late-texts'
import { zh } from './strings/zh'

addChineseTexts('organizations', zh)

export interface OrganizationManagerProps extends ScreenProps {
  /** Height of the tree in px; it fills the screen without one. */
  height?: number
}

/** Px below which a line has no room for buttons. */
const NARROW = 600

/** The tree with what its lines know, as the changes need it. */
function useKnownTree() {
  const tree = useOrganizationTree([])
  const all = tree.items.flatMap(({ data: { organization } }) => organization ?? [])
  return {
    tree,
    known: {
      find: (id: number) => all.find((organization) => organization.id === id),
      childrenOf: (parentId: number) => all.filter((organization) => organization.parentId === parentId),
      open: (id: number) => tree.onOpenChange(new Set([...tree.openIds, String(id)])),
    },
  }
}

function commandsOf(work: OrganizationWork, find: (id: number) => Organization | undefined, rootName: string) {
  const commands: OrganizationCommands = {
    onAddChild: (parent) => {
      const { id, name } = parent ?? { id: Number(rootNodeId), name: rootName }
      work.setQuestion({ kind: 'edit', edit: { mode: 'append', parent: { id, name } } })
    },
    onEdit: (organization) => {
      const parentName = find(organization.parentId)?.name ?? rootName
      work.setQuestion({ kind: 'edit', edit: { mode: 'update', organization, parentName } })
    },
    onMoveTo: (organization) => work.setQuestion({ kind: 'move', organization }),
    onMerge: (organization) => work.setQuestion({ kind: 'merge', organization }),
    onDelete: (organization) => work.setQuestion({ kind: 'delete', organization }),
  }
  return commands
}

function OrganizationScreen({ height }: OrganizationManagerProps) {
  const t = useTranslate()
  const can = useCan()
  const organizations = useOrganizationQueries()
  const { tree, known } = useKnownTree()
  const work = useOrganizationWork(known)
  const [located, setLocated] = useState<readonly string[]>()
  const [frame, width] = useContainerWidth()
  const [isImporting, setImporting] = useState(false)
  const reload = useReloadOrganizations()
  const top = useQuery(organizations.children(Number(rootNodeId)))
  useReady(top.data !== undefined)
  usePrefetch(organizationQuestions.prefetchWhenIdle)
  if (top.error && !top.data) {
    return <FailurePanel title={t('organizations.failure.load')} error={top.error} onRetry={() => void top.refetch()} />
  }
  return (
    <div ref={frame} className="dw-area-frame">
      <Card className="dw-area-manager">
        <PageHeader
          title={t('organizations.title')}
          actions={
            <>
              {can(organizationCodes.promote) && (
                <Suspense>
                  <promotionButton.Part />
                </Suspense>
              )}
              {can(organizationCodes.import) && (
                <Button onClick={() => setImporting(true)}>{t('kit.action.import')}</Button>
              )}
              {can(organizationCodes.add) && (
                <Button
                  variant="primary"
                  icon="plus"
                  onClick={() => work.setQuestion({ kind: 'edit', edit: { mode: 'append', parent: null } })}
                >
                  {t('organizations.addTitle')}
                </Button>
              )}
            </>
          }
        />
        <OrganizationSearch
          onLocate={({ organization, ancestors }) =>
            setLocated([rootNodeId, ...[...ancestors, organization].map(({ id }) => String(id))])
          }
        />
        {top.data?.length === 0 && <p>{t('organizations.empty')}</p>}
        <Suspense fallback={<TreeSkeleton />}>
          <organizationTree.Part
            tree={tree}
            located={located}
            commands={commandsOf(work, known.find, t('users.tree.root'))}
            isNarrow={width !== null && width < NARROW}
            height={height}
            onMove={work.handleMove}
          />
        </Suspense>
        {work.question && (
          <Suspense>
            <organizationQuestions.Part work={work} />
          </Suspense>
        )}
        {isImporting && (
          <Suspense>
            <importWizard.Part kind="school" onChanged={reload} onClose={() => setImporting(false)} />
          </Suspense>
        )}
      </Card>
    </div>
  )
}

/** 学校管理: the organisation tree with its form (specification sections 3 and 5; root 机构 with id 0). */
export function OrganizationManager({ handle, ...props }: OrganizationManagerProps) {
  return (
    <Widget part="organization-manager" handle={handle}>
      <OrganizationScreen {...props} />
    </Widget>
  )
}
