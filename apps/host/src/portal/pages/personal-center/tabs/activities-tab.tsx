import type { Schema } from '@doorway/api-client/types'
import { Chip, type ChipTone } from '@doorway/ui'
import { Pagination } from '../../../parts/list/pagination'
import { SiteLink } from '../../../parts/links/site-link'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import { tabAddress, type DataOf } from '../tab-data'
import { EmptyTab } from './empty-tab'

const TONES: Record<'coming' | 'running' | 'over', ChipTone> = { coming: 'accent', running: 'success', over: 'neutral' }

type Words = ReturnType<typeof usePageStrings<typeof import('../strings/zh').zh>>

/** What came of a registration, or when it was made. */
function outcomeOf({ checkedAt, creditHours, phase, signedAt }: Schema<'OwnSignup'>, words: Words): string {
  if (checkedAt === null) return phase === 'over' ? words.notAttended : words.signedUpAt(signedAt.slice(0, 10))
  return creditHours === null ? words.checkedIn : words.attended(creditHours)
}

/** 教研活动: registrations of the person, with the credit hours of attended ones. */
export function ActivitiesTab({ data: { page }, creditHours }: { data: DataOf<'activities'>; creditHours: number }) {
  const words = usePageStrings(route)
  if (page.total === 0)
    return (
      <EmptyTab
        title={words.noActivities}
        hint={words.noActivitiesHint}
        to="/teachResearch"
        step={words.findActivities}
      />
    )
  return (
    <>
      <p className="dw-me-figure">{words.creditHours(creditHours)}</p>
      <ul className="dw-me-cards">
        {page.rows.map((signup) => (
          <li key={signup.activityId} className="dw-me-card">
            <span className="dw-me-name">
              <SiteLink to={`/comPageInfo?type=activity&id=${signup.activityId}`}>{signup.name}</SiteLink>
            </span>
            <Chip tone={TONES[signup.phase]}>{words.phases[signup.phase]}</Chip>
            <span className="dw-me-note">
              {signup.startAt.slice(0, 16)} · {signup.place}
            </span>
            <span className="dw-me-note">{outcomeOf(signup, words)}</span>
          </li>
        ))}
      </ul>
      <Pagination
        page={page.page}
        total={page.total}
        size={page.pageSize}
        address={(at) => tabAddress('activities', at)}
      />
    </>
  )
}
