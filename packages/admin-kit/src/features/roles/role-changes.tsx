import { Button, Dialog } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../context/use-translate'
import { RoleSaving } from './role-saving'
import { useSiteQueries } from './roles.queries'
import type { RoleEditing } from './use-role-editor'

export interface RoleChangesProps {
  editing: RoleEditing
  /** Absent: the changes are only looked at. */
  onConfirm?: () => void
  onClose: () => void
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <section className="dw-role-changes">
      <h3>{title}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  )
}

/** What saving would change, item by item; confirmed before the rights of its present holders change. */
export function RoleChanges({ editing, onConfirm, onClose }: RoleChangesProps) {
  const t = useTranslate()
  const sites = useSiteQueries()
  const { data } = useQuery({ ...sites.list(), enabled: false })
  const { difference, isSaving, lines } = editing
  const { addedMenus, removedMenus, addedSites, removedSites } = difference
  const labels = new Map<string | null, string>(lines.map(({ id, label }) => [id, label]))
  const menuNames = (menus: typeof addedMenus) =>
    menus.map(({ parentId, label, data: { permissionCode } }) =>
      [labels.get(parentId), permissionCode ? `${label} (${permissionCode})` : label].filter(Boolean).join(' / '),
    )
  const siteNames = (ids: readonly number[]) =>
    ids.map((id) => data?.rows.find((site) => site.id === id)?.name ?? String(id))
  const valueOf = (value: string) => value || t('roles.changes.nothing')
  return (
    <Dialog
      isOpen
      title={t(onConfirm ? 'roles.changes.title' : 'roles.changes.shown')}
      description={onConfirm && t('roles.changes.intro')}
      onClose={() => !isSaving && onClose()}
      footer={
        onConfirm ? (
          <>
            <Button disabled={isSaving} onClick={onClose}>
              {t('kit.ui.cancel')}
            </Button>
            <Button variant="primary" isBusy={isSaving} onClick={onConfirm}>
              {t(editing.failure ? 'roles.saving.resume' : 'roles.changes.confirm')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('kit.ui.close')}</Button>
        )
      }
    >
      <RoleSaving editing={editing} />
      {editing.isOwn && removedMenus.length > 0 && (
        <p className="dw-role-warning" role="alert">
          {t('roles.changes.own')}
        </p>
      )}
      <Names
        title={t('roles.changes.fields')}
        names={difference.fields.map(({ field, before, after }) =>
          t('roles.changes.from', {
            field: t(`roles.form.${field}`),
            before: valueOf(before),
            after: valueOf(after),
          }),
        )}
      />
      <Names title={t('roles.changes.addedMenus', { count: addedMenus.length })} names={menuNames(addedMenus)} />
      <Names title={t('roles.changes.removedMenus', { count: removedMenus.length })} names={menuNames(removedMenus)} />
      <Names title={t('roles.changes.addedSites', { count: addedSites.length })} names={siteNames(addedSites)} />
      <Names title={t('roles.changes.removedSites', { count: removedSites.length })} names={siteNames(removedSites)} />
    </Dialog>
  )
}
