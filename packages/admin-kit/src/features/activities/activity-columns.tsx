import { Chip, type ChipTone, type DataColumn } from '@doorway/ui'
import type { Translate } from '../../i18n/translate'
import { TimeSpan, type TimeSpanProps } from '../../time-span/time-span'
import type { Activity } from './activity-types'

/** Characters of a time up to its minutes, of its day, and before its hour. */
const MINUTES = 16
const DAY = 10
const HOUR = 11

/** From when to when; the day once when it is the same. */
export function timesOf({ startAt, endAt }: Pick<Activity, 'startAt' | 'endAt'>): TimeSpanProps {
  const isOneDay = startAt.slice(0, DAY) === endAt.slice(0, DAY)
  return { from: startAt.slice(0, MINUTES), to: endAt.slice(isOneDay ? HOUR : 0, MINUTES) }
}

type Phase = 'draft' | Activity['phase']
const tones: Record<Phase, ChipTone> = { draft: 'neutral', coming: 'accent', running: 'success', over: 'neutral' }

/** A draft, or where a published activity is in time. */
export const phaseOf = ({ state, phase }: Activity): Phase => (state === 'draft' ? 'draft' : phase)

function Seats({ activity, t }: { activity: Activity; t: Translate }) {
  const { signedUp, capacity } = activity
  if (capacity === null) return t('activities.people', { count: signedUp })
  return (
    <span className="dw-activity-seats">
      {t('activities.seats', { count: signedUp, capacity })}
      <span className="dw-activity-track" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (signedUp / capacity) * 100)}%` }} />
      </span>
    </span>
  )
}

/** Columns of the list of activities. */
export function columnsOf(t: Translate): DataColumn<Activity>[] {
  return [
    {
      id: 'name',
      header: t('activities.field.name'),
      cell: ({ name, kind, gardeName, courseName }) => (
        <span className="dw-activity-name">
          <span>{name}</span>
          <small>{[t(`activities.kinds.${kind}`), gardeName, courseName].filter(Boolean).join(' · ')}</small>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('activities.field.state'),
      width: 88,
      cell: (activity) => <State activity={activity} t={t} />,
    },
    {
      id: 'time',
      header: t('activities.field.time'),
      width: 216,
      cell: (activity) => <TimeSpan {...timesOf(activity)} />,
    },
    {
      id: 'place',
      header: t('activities.field.place'),
      width: 184,
      cell: ({ place, orgName }) => (
        <span className="dw-activity-name">
          <span title={place}>{place}</span>
          <small>{orgName}</small>
        </span>
      ),
    },
    {
      id: 'signedUp',
      header: t('activities.field.signedUp'),
      width: 112,
      cell: (activity) => <Seats activity={activity} t={t} />,
    },
    {
      id: 'checkedIn',
      header: t('activities.field.checkedIn'),
      width: 72,
      align: 'end',
      cell: ({ checkedIn }) => checkedIn,
    },
  ]
}

function State({ activity, t }: { activity: Activity; t: Translate }) {
  const phase = phaseOf(activity)
  return <Chip tone={tones[phase]}>{t(`activities.phases.${phase}`)}</Chip>
}
