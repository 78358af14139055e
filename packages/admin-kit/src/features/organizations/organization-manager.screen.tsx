import type { Organization, OrganizationHit } from '@doorway/api-client'
import { Button, Card, Chip, PageHeader, Tree, type TreeHandle } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState, type Ref } from 'react'
import { FailurePanel } from '../../provider/failure-panel'
import { useApi } from '../../provider/use-api'
import { useContainerWidth } from '../../provider/use-container-width'
import { useReady } from '../../provider/use-ready'
import { useCan } from '../../provider/use-session'
import { useTranslate } from '../../provider/use-translate'
import { Widget } from '../../provider/widget'
import { organizationQuestions } from './lazy-parts'
import { organizationTypes } from './organization-form.schema'
import { rootNodeId, type OrganizationNode } from './organization-nodes'
import { OrganizationRowActions, organizationCodes, type OrganizationCommands } from './organization-row-actions'
import { OrganizationSearch } from './organization-search'
import { organizationChildren } from './organizations.queries'
import { useOrganizationTree } from './use-organization-tree'
import { useOrganizationWork, type OrganizationWork } from './use-organization-work'

export interface OrganizationManagerProps {
  /** Height of the tree in px; it fills the screen without one. */
  height?: number
}

/** Px below which a line has no room for buttons. */
const NARROW = 600

const ids = (nodes: readonly OrganizationNode[]) =>
  nodes.flatMap(({ data: { organization } }) => (organization ? [organization] : []))

/** The tree with what its lines know, as the changes need it. */
function useKnownTree() {
  const tree = useOrganizationTree([])
  const all = ids(tree.items)
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
    onDelete: (organization) => work.setQuestion({ kind: 'delete', organization }),
  }
  return commands
}

function Details({ node }: { node: OrganizationNode }) {
  const t = useTranslate()
  const { organization, userCount } = node.data
  if (!organization) return null
  const type = organizationTypes.find(({ value }) => value === organization.type)
  return (
    <>
      {organization.code && <span className="dw-area-code">{organization.code}</span>}{' '}
      {type && <Chip>{t(type.label)}</Chip>}{' '}
      {userCount !== undefined && (
        <span className="dw-area-code">{t('organizations.people', { count: userCount })}</span>
      )}
    </>
  )
}

interface OrganizationTreeProps {
  tree: ReturnType<typeof useOrganizationTree>
  handle: Ref<TreeHandle>
  commands: OrganizationCommands
  isNarrow: boolean
  height?: number
  onMove: OrganizationWork['handleMove']
}

function OrganizationTree({ tree, handle, commands, isNarrow, height, onMove }: OrganizationTreeProps) {
  const t = useTranslate()
  const can = useCan()
  const [selectedId, select] = useState<string | null>(null)
  const onlyIf = (code: string, run: (organization: Organization) => void) => (node: OrganizationNode) => {
    if (node.data.organization && can(code)) run(node.data.organization)
  }
  return (
    <Tree
      ref={handle}
      className="dw-area-tree"
      label={t('organizations.tree')}
      {...tree}
      selectedId={selectedId}
      onSelect={({ id }) => select(id)}
      renderDetails={(node) => <Details node={node} />}
      renderActions={({ data }) => (
        <OrganizationRowActions organization={data.organization} isCompact={isNarrow} {...commands} />
      )}
      onAddChild={({ data }) => can(organizationCodes.add) && commands.onAddChild(data.organization)}
      onRename={onlyIf(organizationCodes.edit, commands.onEdit)}
      onDelete={onlyIf(organizationCodes.delete, commands.onDelete)}
      onMove={can(organizationCodes.edit) ? onMove : undefined}
      height={height}
    />
  )
}

function OrganizationScreen({ height }: OrganizationManagerProps) {
  const t = useTranslate()
  const can = useCan()
  const { organizations } = useApi()
  const { tree, known } = useKnownTree()
  const work = useOrganizationWork(known)
  const handle = useRef<TreeHandle>(null)
  const frame = useRef<HTMLDivElement>(null)
  const width = useContainerWidth(frame)
  const top = useQuery(organizationChildren(organizations, Number(rootNodeId)))
  useReady(top.data !== undefined)
  if (top.error && !top.data) {
    return <FailurePanel title={t('organizations.failure.load')} error={top.error} onRetry={() => void top.refetch()} />
  }
  const locate = ({ organization, ancestors }: OrganizationHit) =>
    handle.current?.reveal([rootNodeId, ...ancestors.map(({ id }) => String(id)), String(organization.id)])
  return (
    <div ref={frame} className="dw-area-frame">
      <Card className="dw-area-manager">
        <PageHeader
          title={t('organizations.title')}
          actions={
            can(organizationCodes.add) && (
              <Button
                variant="primary"
                icon="plus"
                onClick={() => work.setQuestion({ kind: 'edit', edit: { mode: 'append', parent: null } })}
              >
                {t('organizations.addTitle')}
              </Button>
            )
          }
        />
        <OrganizationSearch onLocate={locate} />
        {top.data?.length === 0 && <p>{t('organizations.empty')}</p>}
        <OrganizationTree
          tree={tree}
          handle={handle}
          commands={commandsOf(work, known.find, t('users.tree.root'))}
          isNarrow={width !== null && width < NARROW}
          height={height}
          onMove={work.handleMove}
        />
        {work.question && (
          <Suspense>
            <organizationQuestions.Part work={work} />
          </Suspense>
        )}
      </Card>
    </div>
  )
}

/** 学校管理: the organisation tree with its form (specification sections 3 and 5; root 机构 with id 0). */
export function OrganizationManager(props: OrganizationManagerProps) {
  return (
    <Widget part="organization-manager">
      <OrganizationScreen {...props} />
    </Widget>
  )
}
