import { Button, Card, FormFooter, PageHeader, Skeleton, StatePanel, Tabs, partOf } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { DraftOffer } from '../../forms/draft-offer'
import { FailurePanel } from '../../loading/failure-panel'
import { useRecordName } from '../../context/use-record-name'
import { useReady } from '../../loading/use-ready'
import { useSession } from '../../session/use-session'
import { useTranslate } from '../../context/use-translate'
import { HistoryButton } from '../history'
import { loggedRoleLabels, useLoggedRole } from './logged-role'
import { menuPermissions } from './lazy-parts'
import { RoleChanges } from './role-changes'
import { RoleFields } from './role-fields'
import { RoleSaving } from './role-saving'
import { useRoleQueries } from './roles.queries'
import { SitePermissions } from './site-permissions'
import { useRoleEditor, type RoleEditing, type RoleEditorStart } from './use-role-editor'

export interface RoleEditorPanelProps {
  /** Null adds a role. */
  roleId: number | null
  /** The role and its parts are stored. */
  onSaved: (roleId: number) => void
  onClose: () => void
}

function LoadingEditor() {
  const t = useTranslate()
  return (
    <div className="dw-role-editor" role="status" aria-label={t('roles.loading')}>
      <Card className="dw-role-form">
        <Skeleton width="medium" />
        <Skeleton width="full" />
        <Skeleton width="medium" />
      </Card>
      <Card className="dw-role-parts">
        <Skeleton width="short" />
        <Skeleton width="full" />
        <Skeleton width="medium" />
        <Skeleton width="full" />
      </Card>
    </div>
  )
}

function Parts({ editing }: { editing: RoleEditing }) {
  const t = useTranslate()
  const [part, setPart] = useState('menus')
  const menus = (
    <Suspense fallback={<Skeleton width="full" />}>
      <menuPermissions.Part
        lines={editing.lines}
        leafIds={editing.leafIds}
        storedIds={editing.before.leafIds}
        isReadOnly={!editing.rights.mayMenus}
        onChange={editing.setLeafIds}
      />
    </Suspense>
  )
  const sites = (
    <SitePermissions siteIds={editing.siteIds} isReadOnly={!editing.rights.maySites} onChange={editing.setSiteIds} />
  )
  return (
    <Card className="dw-role-parts">
      <Tabs
        label={t('roles.form.parts')}
        selectedId={part}
        onSelect={setPart}
        tabs={[
          { id: 'menus', label: t('roles.menus.title'), content: menus },
          { id: 'sites', label: t('roles.sites.title'), content: sites },
        ]}
      />
    </Card>
  )
}

function Footer({ editing }: { editing: RoleEditing }) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  const { counts, isDirty, isSaving, isCreating, rights } = editing
  const note = isSaving
    ? t(isCreating ? 'roles.creating' : 'roles.updating')
    : isDirty
      ? t('roles.form.difference', counts)
      : t('roles.form.unchanged')
  return (
    <FormFooter
      note={
        <>
          <output>{rights.maySave ? note : t('roles.form.readOnly')}</output>
          {isDirty && !isSaving && (
            <Button size="s" variant="quiet" onClick={() => setShown(true)}>
              {t('roles.form.viewChanges')}
            </Button>
          )}
        </>
      }
    >
      {rights.maySave && (
        <>
          <Button type="submit" variant="primary" isBusy={isSaving}>
            {t('roles.form.submit')}
          </Button>
          <Button disabled={!isDirty || isSaving} onClick={editing.reset}>
            {t('roles.form.reset')}
          </Button>
        </>
      )}
      <Button onClick={() => void editing.close()}>{t('roles.form.back')}</Button>
      {isShown && <RoleChanges editing={editing} onClose={() => setShown(false)} />}
    </FormFooter>
  )
}

function LoadedEditor(start: RoleEditorStart) {
  const t = useTranslate()
  useRecordName(start.record.role?.name)
  const editing = useRoleEditor(start)
  const describeLogged = useLoggedRole()
  return (
    <form {...partOf('form')} className="dw-role-screen" noValidate onSubmit={(event) => void editing.submit(event)}>
      <PageHeader
        title={t(editing.isNew ? 'roles.addTitle' : 'roles.editTitle')}
        actions={
          start.record.role && (
            <HistoryButton
              targetType="role"
              targetId={start.record.role.id}
              fieldLabels={loggedRoleLabels}
              describe={describeLogged}
            />
          )
        }
      />
      <DraftOffer stored={editing.draft.stored} onRestore={editing.draft.restore} onDiscard={editing.draft.discard} />
      <RoleSaving editing={editing} />
      <div className="dw-role-editor">
        <RoleFields editing={editing} />
        <Parts editing={editing} />
      </div>
      <Footer editing={editing} />
      {editing.isConfirming && (
        <RoleChanges editing={editing} onConfirm={() => void editing.save()} onClose={editing.dismiss} />
      )}
    </form>
  )
}

/** The editor of one role, from its loading to its closing. */
export function RoleEditorPanel({ roleId, onSaved, onClose }: RoleEditorPanelProps) {
  const t = useTranslate()
  const roles = useRoleQueries()
  const { data, error, refetch } = useQuery({ ...roles.record(roleId), refetchOnMount: false })
  // Until the user's rights are known, the form would be rendered read-only.
  const { isLoading } = useSession()
  useReady(data !== undefined && !isLoading)
  if (data && !isLoading) {
    if (data.menus.length === 0) return <StatePanel kind="empty" title={t('roles.menus.none')} />
    return <LoadedEditor record={data} onSaved={onSaved} onClose={onClose} />
  }
  if (error) {
    return <FailurePanel title={t('roles.failure.init')} error={error} onRetry={() => void refetch()} />
  }
  return <LoadingEditor />
}
