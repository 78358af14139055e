import { Button, Chip, type ChipTone, ConfirmDialog, type DataColumn, Drawer, StatePanel } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import type { Translate } from '../../../i18n/translate'
import { PagedTable } from '../../../loading/paged-table'
import { useNotify } from '../../../mutations/use-notify'
import { type Invitation, useCloseInvitation, useInvitations } from './invitations.queries'
import { InvitationSheet } from './invitation-sheet'
import { NewInvitation } from './new-invitation'

const FIRST = { page: 1, pageSize: 10 }
const ACTIONS_WIDTH = 208
/** Characters of a time up to its minutes. */
const MINUTES = 16

const tones: Record<Invitation['state'], ChipTone> = {
  open: 'success',
  full: 'accent',
  expired: 'neutral',
  closed: 'neutral',
}

function columnsOf(t: Translate): DataColumn<Invitation>[] {
  return [
    {
      id: 'class',
      header: t('registrations.field.class'),
      width: 180,
      cell: ({ gradeName, className, schoolName }) => `${gradeName} ${className} · ${schoolName}`,
    },
    {
      id: 'state',
      header: t('registrations.invitation.field.state'),
      width: 88,
      cell: ({ state }) => <Chip tone={tones[state]}>{t(`registrations.invitation.state.${state}`)}</Chip>,
    },
    {
      id: 'uses',
      header: t('registrations.invitation.field.uses'),
      width: 72,
      align: 'end',
      cell: ({ uses, maxUses }) => `${uses} / ${maxUses}`,
    },
    {
      id: 'expiresAt',
      header: t('registrations.invitation.field.expiresAt'),
      width: 160,
      cell: ({ expiresAt }) => expiresAt.slice(0, MINUTES),
    },
  ]
}

interface ActionsProps {
  row: Invitation
  onShow: () => void
  onClose: () => void
  onPick: () => void
}

function Actions({ row, onShow, onClose, onPick }: ActionsProps) {
  const t = useTranslate()
  const { gradeName, className, state, pending } = row
  const button = (action: 'show' | 'pick' | 'close', onClick: () => void, label: string) => (
    <Button size="s" variant="quiet" aria-label={`${label} ${gradeName} ${className}`} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <>
      {pending > 0 && button('pick', onPick, t('registrations.invitation.pick', { count: pending }))}
      {state === 'open' && button('show', onShow, t('registrations.invitation.show'))}
      {(state === 'open' || state === 'full') && button('close', onClose, t('registrations.invitation.close'))}
    </>
  )
}

export interface ClassInvitationsProps {
  portalOrigin: string
  /** Shows the requests that were made with a code. */
  onPick: (invitationId: number) => void
  onClose: () => void
}

/** Codes with which whole classes register: the list, a new one, the QR code of one, and closing. */
export function ClassInvitations({ portalOrigin, onPick, onClose }: ClassInvitationsProps) {
  const t = useTranslate()
  const notify = useNotify()
  const [page, setPage] = useState(FIRST)
  const [isNew, setNew] = useState(false)
  const [shown, setShown] = useState<Invitation | null>(null)
  const [ending, setEnding] = useState<Invitation | null>(null)
  const closing = useCloseInvitation()
  const list = useInvitations(page.page, page.pageSize)
  const end = ({ id, gradeName, className }: Invitation) =>
    closing.mutate(
      { id },
      {
        onSuccess: () => notify.success(t('registrations.invitation.closed', { name: `${gradeName} ${className}` })),
        onError: notify.failure,
        onSettled: () => setEnding(null),
      },
    )
  const add = (
    <Button variant="primary" onClick={() => setNew(true)}>
      {t('registrations.invitation.new')}
    </Button>
  )
  return (
    <Drawer isOpen size="l" title={t('registrations.invitation.title')} onClose={onClose}>
      <div className="dw-registrations">
        <div className="dw-registrations-filters">{add}</div>
        <PagedTable
          caption={t('registrations.invitation.list')}
          columns={columnsOf(t)}
          rowKey={({ id }) => String(id)}
          rowLabel={({ gradeName, className }) => `${gradeName} ${className}`}
          renderActions={(row) => (
            <Actions
              row={row}
              onShow={() => setShown(row)}
              onClose={() => setEnding(row)}
              onPick={() => onPick(row.id)}
            />
          )}
          actionsWidth={ACTIONS_WIDTH}
          emptyState={
            <StatePanel
              kind="empty"
              title={t('registrations.invitation.empty')}
              text={t('registrations.invitation.emptyHint')}
            />
          }
          list={list}
          shown={page}
          onPage={setPage}
        />
      </div>
      {isNew && (
        <NewInvitation
          onDone={(invitation) => {
            setNew(false)
            setShown(invitation)
          }}
          onClose={() => setNew(false)}
        />
      )}
      {shown && <InvitationSheet invitation={shown} portalOrigin={portalOrigin} onClose={() => setShown(null)} />}
      {ending && (
        <ConfirmDialog
          isOpen
          title={t('registrations.invitation.close')}
          question={t('registrations.invitation.closeQuestion', { name: `${ending.gradeName} ${ending.className}` })}
          consequence={t('registrations.invitation.closeConsequence')}
          confirmLabel={t('registrations.invitation.close')}
          isBusy={closing.isPending}
          onConfirm={() => end(ending)}
          onCancel={() => setEnding(null)}
        />
      )}
    </Drawer>
  )
}
