import type { Schema } from '@doorway/api-client/types'
import { Chip, type ChipTone } from '@doorway/ui'
import { tabAddress, type DataOf } from '../tab-data'
import { Link, Pages, EmptyTab } from '../controls'
import { type PersonalText, usePersonalText } from '../personal-center-texts'

const TONES: Record<'coming' | 'running' | 'over', ChipTone> = { coming: 'accent', running: 'success', over: 'neutral' }

/** What came of a registration, or when it was made. */
function outcomeOf({ checkedAt, creditHours, phase, signedAt }: Schema<'OwnSignup'>, text: PersonalText): string {
  if (checkedAt === null)
    return phase === 'over' ? text('notAttended') : text('signedUpAt', { day: signedAt.slice(0, 10) })
  return creditHours === null ? text('checkedIn') : text('attended', { hours: creditHours })
}

/** 教研活动: registrations of the person, with the credit hours of attended ones. */
export function ActivitiesTab({ data: { page }, creditHours }: { data: DataOf<'activities'>; creditHours: number }) {
  const text = usePersonalText()
  if (page.total === 0)
    return (
      <EmptyTab
        title={text('noActivities')}
        hint={text('noActivitiesHint')}
        to="/teachResearch"
        step={text('findActivities')}
      />
    )
  return (
    <>
      <p className="dw-me-figure">{text('creditHours', { hours: creditHours })}</p>
      <ul className="dw-me-cards">
        {page.rows.map((signup) => (
          <li key={signup.activityId} className="dw-me-card">
            <span className="dw-me-name">
              <Link to={`/comPageInfo?type=activity&id=${signup.activityId}`}>{signup.name}</Link>
            </span>
            <Chip tone={TONES[signup.phase]}>{text(`phases.${signup.phase}`)}</Chip>
            <span className="dw-me-note">
              {signup.startAt.slice(0, 16)} · {signup.place}
            </span>
            <span className="dw-me-note">{outcomeOf(signup, text)}</span>
          </li>
        ))}
      </ul>
      <Pages page={page.page} total={page.total} size={page.pageSize} address={(at) => tabAddress('activities', at)} />
    </>
  )
}
