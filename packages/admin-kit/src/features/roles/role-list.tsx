import type { RoleOption } from '@doorway/api-client'
import { Button, Card, ConfirmDialog, PageHeader, Skeleton, StatePanel, TextField, partOf } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailurePanel } from '../../loading/failure-panel'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { useReady } from '../../loading/use-ready'
import { roleCodes } from './roles.codes'
import { useCan } from '../../session/use-session'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { RoleCards } from './role-cards'
import { useDeleteRole, useRoleQueries } from './roles.queries'

export interface RoleListProps {
  onAdd: () => void
  onOpen: (roleId: number) => void
}

function useDeletion() {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const removing = useDeleteRole()
  const [pending, setPending] = useState<RoleOption | null>(null)
  const confirm = () => {
    if (!pending) return
    removing.mutate(pending.id, {
      onSuccess: () => notify.success(t('roles.success.delete')),
      onError: (error) => {
        if (isSilent(error)) return
        notify.refusal(t('roles.failure.withReason', { text: t('roles.failure.delete'), reason: failureText(error) }))
      },
      onSettled: () => setPending(null),
    })
  }
  return { pending, ask: setPending, confirm, isRunning: removing.isPending }
}

function LoadingCards() {
  const t = useTranslate()
  return (
    <div className="dw-role-skeletons" role="status" aria-label={t('roles.loading')}>
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index} className="dw-role-card">
          <Skeleton width="medium" />
        </Card>
      ))}
    </div>
  )
}

/** 角色管理: the roles as cards (specification section 2). */
export function RoleList({ onAdd, onOpen }: RoleListProps) {
  const t = useTranslate()
  const roles = useRoleQueries()
  const can = useCan()
  const [keyword, setKeyword] = useState('')
  const { data, error, refetch } = useQuery(roles.options())
  // Cards are complete without them: a failed response leaves their line empty.
  const { data: figures } = useQuery(roles.figures())
  const deletion = useDeletion()
  useReady(data !== undefined)
  if (error && !data) {
    return <FailurePanel title={t('roles.failure.load')} error={error} onRetry={() => void refetch()} />
  }
  const wanted = keyword.trim().toLowerCase()
  const shown = data?.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <div {...partOf('role-list')} className="dw-role-list">
      <PageHeader title={t('roles.title')} details={data && <span>{t('roles.count', { count: data.length })}</span>} />
      <TextField
        type="search"
        className="dw-role-search"
        aria-label={t('roles.search')}
        placeholder={t('roles.search')}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {!shown && <LoadingCards />}
      {shown?.length === 0 && wanted !== '' && (
        <StatePanel
          kind="filtered-empty"
          title={t('roles.noHits', { keyword })}
          action={<Button onClick={() => setKeyword('')}>{t('roles.showAll')}</Button>}
        />
      )}
      {shown?.length === 0 && wanted === '' && <StatePanel kind="empty" title={t('kit.ui.noData')} />}
      {shown && (shown.length > 0 || wanted === '') && (
        <RoleCards
          roles={shown}
          figures={figures}
          canAdd={can(roleCodes.add)}
          canDelete={can(roleCodes.delete)}
          onAdd={onAdd}
          onOpen={({ id }) => onOpen(id)}
          onDelete={deletion.ask}
        />
      )}
      <ConfirmDialog
        isOpen={deletion.pending !== null}
        isDanger
        title={t('roles.delete.title')}
        question={t('roles.delete.question')}
        consequence={deletion.pending && <strong>{deletion.pending.name}</strong>}
        isBusy={deletion.isRunning}
        onConfirm={deletion.confirm}
        onCancel={() => deletion.ask(null)}
      />
    </div>
  )
}
