import type { MenuItem } from '@doorway/api-client'
import { Drawer, Field, MovableTree, Select, Skeleton, StatePanel } from '@doorway/ui'
import { useMemo, useState } from 'react'
import { useLabel, useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useRoleOptions } from '../role-options'
import { useRoleMenu } from './menu-config.queries'
import { menuLines } from './menu-lines'

const TREE_HEIGHT = 420

function RoleTree({ items }: { items: readonly MenuItem[] }) {
  const t = useTranslate()
  const label = useLabel()
  const lines = useMemo(() => menuLines(items, ({ title, titles }) => label(title, titles)), [items, label])
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () => new Set(lines.filter(({ parentId }) => parentId === null).map(({ id }) => id)),
  )
  return (
    // The screen has its library already: a second way to render lines would only be one more thing to fetch.
    <MovableTree
      label={t('menuConfig.preview.tree')}
      items={lines}
      openIds={openIds}
      onOpenChange={setOpenIds}
      renderDetails={({ data }) => <small>{data.permissionCode ?? data.url}</small>}
      height={TREE_HEIGHT}
    />
  )
}

/** 预览为角色: the menu exactly as the holder of a role gets it from the server. */
export function RolePreview({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const [roleId, setRoleId] = useState<number | null>(null)
  const roles = useRoleOptions()
  const menu = useRoleMenu(roleId)
  const { data, error, refetch } = menu
  return (
    <Drawer isOpen title={t('menuConfig.preview.title')} onClose={onClose}>
      <div className="dw-menu-config">
        <Field label={t('menuConfig.preview.role')}>
          <Select
            options={(roles.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            value={roleId === null ? '' : String(roleId)}
            onValueChange={(id) => setRoleId(id ? Number(id) : null)}
          />
        </Field>
        {roles.error && <FailurePanel error={roles.error} onRetry={() => void roles.refetch()} isCompact />}
        {roleId !== null && error && <FailurePanel error={error} onRetry={() => void refetch()} isCompact />}
        {roleId !== null && menu.isPending && <Skeleton width="full" />}
        {roleId !== null && data?.length === 0 && (
          <StatePanel kind="empty" isCompact title={t('menuConfig.preview.empty')} />
        )}
        {roleId !== null && data && data.length > 0 && (
          <>
            <output>{t('menuConfig.preview.count', { count: data.length })}</output>
            <RoleTree key={roleId} items={data} />
          </>
        )}
      </div>
    </Drawer>
  )
}
