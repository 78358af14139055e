import { Button, Chip, Drawer, Skeleton } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { ReasonDialog } from '../../forms/reason-dialog'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { FactDifference } from '../../profiles/fact-difference'
import { ReviewHistory } from '../../profiles/review-history'
import { useCan } from '../../session/use-session'
import { profileEditor } from './lazy-parts'
import { factsOf } from './profile-facts'
import { ProfilePictures } from './profile-pictures'
import { stateTones } from './profile-state'
import type { ProfileDecision, ProfileDetail } from './school-profile-types'
import { schoolProfileCodes } from './school-profiles.codes'
import { useDecideProfile, useProfile } from './school-profiles.queries'

type Decision = ProfileDecision['decision']

function Note({ profile: { state, mayDecide, submitterName, submittedAt, reviews } }: { profile: ProfileDetail }) {
  const t = useTranslate()
  const [last] = reviews
  if (state === 'returned' && last?.reason)
    return <p className="dw-profiles-reason">{t('schoolProfiles.returnedFor', { reason: last.reason })}</p>
  if (state !== 'pending') return null
  return (
    <p className="dw-profiles-note">
      {submitterName && submittedAt && t('schoolProfiles.submittedBy', { name: submitterName, time: submittedAt })}{' '}
      {!mayDecide && t('schoolProfiles.notYours')}
    </p>
  )
}

interface ProfileButtonsProps {
  profile: ProfileDetail
  isBusy: boolean
  onEdit: () => void
  onDecide: (decision: Decision) => void
}

function ProfileButtons({ profile, isBusy, onEdit, onDecide }: ProfileButtonsProps) {
  const t = useTranslate()
  const can = useCan()
  const { state, isPublic } = profile
  const mayDecide = profile.mayDecide && can(schoolProfileCodes.audit)
  return (
    <>
      {mayDecide && state !== 'pending' && isPublic && (
        <Button variant="danger" onClick={() => onDecide('off')}>
          {t('schoolProfiles.action.off')}
        </Button>
      )}
      {mayDecide && state === 'pending' && (
        <>
          <Button onClick={() => onDecide('return')}>{t('schoolProfiles.action.return')}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => onDecide('pass')}>
            {t('schoolProfiles.action.pass')}
          </Button>
        </>
      )}
      {profile.mayEdit && can(schoolProfileCodes.edit) && (
        <Button variant="primary" onClick={onEdit}>
          {t('schoolProfiles.action.edit')}
        </Button>
      )}
    </>
  )
}

export interface ProfileDetailsProps {
  schoolId: number
  onClose: () => void
}

/** One school in a drawer: what its draft changes, pictures, decisions so far, and what the caller may do. */
export function ProfileDetails({ schoolId, onClose }: ProfileDetailsProps) {
  const t = useTranslate()
  const notify = useNotify()
  const { data: profile, error, refetch } = useProfile(schoolId)
  const deciding = useDecideProfile()
  const [question, setQuestion] = useState<'return' | 'off' | null>(null)
  const [isEditing, setEditing] = useState(false)
  const decide = async (decision: Decision, reason?: string) => {
    if (!profile) return
    const { version, schoolName: name } = profile
    await deciding.mutateAsync({ schoolId, version, decision, ...(reason !== undefined && { reason }) })
    notify.success(t(`schoolProfiles.done.${decision}`, { name }))
    onClose()
  }
  const pass = () => void decide('pass').catch(notify.failure)
  const begin = (decision: Decision) => (decision === 'pass' ? pass() : setQuestion(decision))
  if (isEditing && profile)
    return (
      <Suspense fallback={<Skeleton width="full" />}>
        <profileEditor.Part profile={profile} onClose={() => setEditing(false)} />
      </Suspense>
    )
  return (
    <Drawer
      isOpen
      size="l"
      title={profile ? profile.schoolName : t('schoolProfiles.loading')}
      onClose={onClose}
      footer={
        profile && (
          <ProfileButtons
            profile={profile}
            isBusy={deciding.isPending}
            onEdit={() => setEditing(true)}
            onDecide={begin}
          />
        )
      }
    >
      {error && !profile && <FailurePanel error={error} onRetry={() => void refetch()} isCompact />}
      {!profile && !error && <Skeleton width="full" />}
      {profile && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the keyboard
        <section className="dw-profiles-list" tabIndex={0} aria-label={profile.schoolName}>
          <span className="dw-profiles-chips">
            <Chip tone={stateTones[profile.state]}>{t(`schoolProfiles.state.${profile.state}`)}</Chip>
            <Chip>{t(profile.isPublic ? 'schoolProfiles.portal.shown' : 'schoolProfiles.portal.hidden')}</Chip>
          </span>
          <Note profile={profile} />
          <FactDifference
            live={profile.live && factsOf(t, profile.live)}
            draft={profile.draft && factsOf(t, profile.draft)}
            words={{
              changed: t('schoolProfiles.changed'),
              same: t('schoolProfiles.same'),
              unchanged: t('schoolProfiles.unchanged'),
            }}
          />
          <section>
            <h3 className="dw-profiles-heading">{t('schoolProfiles.field.pictures')}</h3>
            <ProfilePictures profile={profile} />
          </section>
          <ReviewHistory
            heading={t('schoolProfiles.history')}
            reviews={profile.reviews}
            titleOf={({ decision, reviewerName: name }) => t(`schoolProfiles.decision.${decision}`, { name })}
          />
        </section>
      )}
      {question && profile && (
        <ReasonDialog
          title={t(`schoolProfiles.action.${question}`)}
          question={t(`schoolProfiles.question.${question}`, { name: profile.schoolName })}
          label={t('schoolProfiles.reason')}
          fault={t('schoolProfiles.reasonShort')}
          field="reason"
          onSubmit={(reason) => decide(question, reason)}
          onClose={() => setQuestion(null)}
        />
      )}
    </Drawer>
  )
}
