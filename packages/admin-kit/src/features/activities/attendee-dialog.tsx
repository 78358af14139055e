import { Button, Chip, type DataColumn, Dialog, QrCode, StatePanel, TextField } from '@doorway/ui'
import { type FormEvent, useState } from 'react'
import { copyText } from '../../browser/browser-actions'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { PagedTable } from '../../loading/paged-table'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import { activityCodes } from './activities.codes'
import { useAttendees, useConfirmAttendance } from './activities.queries'
import { timesOf } from './activity-columns'
import { TimeSpan } from '../../time-span/time-span'
import type { Activity, Attendee } from './activity-types'

const QR_SIZE = 168
const PAGE_SIZE = 20
const NAME_MAX = 50
const ACTIONS_WIDTH = 88
/** Characters of a time up to its minutes, and before its hour. */
const MINUTES = 16
const HOUR = 11
/** Groups of three are read aloud without losing one's place. */
const inGroups = (code: string) => code.replace(/^(.{3})/, '$1 ')

export interface AttendeeDialogProps {
  activity: Activity
  portalOrigin: string
  onClose: () => void
}

/** What is shown on the spot: the page of the activity as a QR code, and the code that is typed there. */
function CheckinCode({ activity, portalOrigin }: Omit<AttendeeDialogProps, 'onClose'>) {
  const t = useTranslate()
  const notify = useNotify()
  const { id, name, checkinCode, startAt, endAt } = activity
  const address = new URL(`/comPageInfo?type=activity&id=${id}`, portalOrigin || window.location.origin).href
  const copy = async () => {
    if (await copyText(checkinCode)) notify.success(t('activities.attendees.copied'))
    else notify.warning(t('activities.attendees.notCopied'))
  }
  return (
    <section className="dw-activity-checkin" aria-label={t('activities.attendees.code')}>
      <QrCode text={address} label={t('activities.attendees.qr', { name })} width={QR_SIZE} height={QR_SIZE} />
      <div className="dw-activity-stack">
        <p className="dw-activity-note">{t('activities.attendees.code')}</p>
        <p className="dw-activity-code">{inGroups(checkinCode)}</p>
        <p className="dw-activity-note">
          {t('activities.attendees.how', { from: startAt.slice(HOUR, MINUTES), until: endAt.slice(HOUR, MINUTES) })}
        </p>
        <Button size="s" icon="copy" onClick={() => void copy()}>
          {t('activities.attendees.copy')}
        </Button>
      </div>
    </section>
  )
}

function columnsOf(t: Translate): DataColumn<Attendee>[] {
  return [
    { id: 'name', header: t('activities.attendees.name'), width: 104, cell: ({ name }) => name },
    { id: 'school', header: t('activities.attendees.school'), cell: ({ schoolName }) => schoolName },
    {
      id: 'signedAt',
      header: t('activities.attendees.signedAt'),
      width: 160,
      cell: ({ signedAt }) => signedAt.slice(0, MINUTES),
    },
    {
      id: 'checkedAt',
      header: t('activities.attendees.checkedAt'),
      width: 168,
      cell: ({ checkedAt, creditHours }) =>
        checkedAt && (
          <span>
            {checkedAt.slice(HOUR, MINUTES)}{' '}
            {creditHours !== null && (
              <Chip tone="success">{t('activities.attendees.credited', { hours: creditHours })}</Chip>
            )}
          </span>
        ),
    },
  ]
}

function useAttendeeList(activity: Activity) {
  const t = useTranslate()
  const notify = useNotify()
  const [search, setSearch] = useState({ name: '', page: 1, pageSize: PAGE_SIZE })
  const { name, page, pageSize } = search
  const conditions = name === '' ? {} : { name }
  const list = useAttendees({ id: activity.id, conditions, page, pageSize }, activity.phase === 'running')
  const confirming = useConfirmAttendance(activity.id)
  const confirm = (attendee: Attendee) =>
    confirming.mutate(attendee.userId, {
      onSuccess: () => notify.success(t('activities.attendees.confirmed', { name: attendee.name })),
      onError: notify.failure,
    })
  const pendingId = confirming.isPending ? confirming.variables : undefined
  return { search, setSearch, list, confirm, pendingId }
}

function Search({ onSearch }: { onSearch: (name: string) => void }) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form className="dw-activity-tools" role="search" onSubmit={handleSubmit}>
      <TextField
        type="search"
        className="dw-activity-search"
        aria-label={t('activities.attendees.search')}
        placeholder={t('activities.attendees.search')}
        maxLength={NAME_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{t('kit.action.search')}</Button>
    </form>
  )
}

/** Who has signed up and who has come, with the code of the check-in. */
export function AttendeeDialog({ activity, portalOrigin, onClose }: AttendeeDialogProps) {
  const t = useTranslate()
  const can = useCan()
  const { search, setSearch, list, confirm, pendingId } = useAttendeeList(activity)
  const isOpen = activity.state === 'published' && activity.phase !== 'over'
  return (
    <Dialog
      isOpen
      size="l"
      title={activity.name}
      description={
        <>
          <TimeSpan {...timesOf(activity)} /> · {activity.place}
        </>
      }
      onClose={onClose}
    >
      <div className="dw-activity-stack">
        {isOpen && <CheckinCode activity={activity} portalOrigin={portalOrigin} />}
        <Search onSearch={(name) => setSearch({ ...search, name, page: 1 })} />
        <PagedTable
          caption={t('activities.attendees.list')}
          columns={columnsOf(t)}
          rowKey={({ userId }) => String(userId)}
          rowLabel={({ name }) => name}
          renderActions={(attendee) =>
            attendee.checkedAt === null &&
            can(activityCodes.edit) && (
              <Button
                size="s"
                variant="quiet"
                aria-label={t('activities.attendees.confirmOf', { name: attendee.name })}
                isBusy={pendingId === attendee.userId}
                onClick={() => confirm(attendee)}
              >
                {t('activities.attendees.confirm')}
              </Button>
            )
          }
          actionsWidth={ACTIONS_WIDTH}
          emptyState={
            <StatePanel
              kind={search.name === '' ? 'empty' : 'filtered-empty'}
              title={t(search.name === '' ? 'activities.attendees.empty' : 'activities.attendees.filteredEmpty')}
            />
          }
          list={list}
          shown={search}
          onPage={(next) => setSearch({ ...search, ...next })}
        />
      </div>
    </Dialog>
  )
}
