import { Button, Chip, ConfirmDialog, Drawer, Skeleton } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { ReasonDialog } from '../../forms/reason-dialog'
import { FailurePanel } from '../../loading/failure-panel'
import { FactDifference } from '../../profiles/fact-difference'
import { ReviewHistory } from '../../profiles/review-history'
import { useCan } from '../../session/use-session'
import { principalEditor } from './lazy-parts'
import { factsOf } from './principal-facts'
import { PrincipalPhotos } from './principal-photos'
import { stateTones } from './principal-state'
import type { PrincipalDetail } from './principal-types'
import { principalCodes } from './principals.codes'
import { usePrincipal } from './principals.queries'
import { type PrincipalCommands, usePrincipalCommands } from './use-principal-commands'

function Note({ principal }: { principal: PrincipalDetail }) {
  const t = useTranslate()
  const { state, mayDecide, submitterName: name, submittedAt: time, reviews } = principal
  const returned = reviews.find(({ decision }) => decision === 'return')
  if (state === 'returned' && returned?.reason)
    return <p className="dw-profiles-reason">{t('principals.returnedFor', { reason: returned.reason })}</p>
  const sentences = [
    ...(name && time ? [t('principals.submittedBy', { name, time })] : []),
    ...(mayDecide ? [] : [t('principals.notYours')]),
  ]
  if (state !== 'pending' || sentences.length === 0) return null
  return <p className="dw-profiles-note">{sentences.join(' ')}</p>
}

interface PrincipalButtonsProps {
  principal: PrincipalDetail
  commands: PrincipalCommands
  onEdit: () => void
}

function PrincipalButtons({ principal, commands, onEdit }: PrincipalButtonsProps) {
  const t = useTranslate()
  const can = useCan()
  const { state, isPublic } = principal
  const { isBusy, begin } = commands
  const isEditor = can(principalCodes.edit)
  const mayDecide = principal.mayDecide && can(principalCodes.audit)
  return (
    <>
      {principal.mayRemove && isEditor && (
        <Button variant="danger" onClick={() => begin('remove')}>
          {t('principals.action.remove')}
        </Button>
      )}
      {mayDecide && state !== 'pending' && (
        <Button variant={isPublic ? 'danger' : undefined} onClick={() => begin(isPublic ? 'off' : 'on')}>
          {t(isPublic ? 'principals.action.off' : 'principals.action.on')}
        </Button>
      )}
      {mayDecide && state === 'pending' && (
        <>
          <Button onClick={() => begin('return')}>{t('principals.action.return')}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => begin('pass')}>
            {t('principals.action.pass')}
          </Button>
        </>
      )}
      {principal.mayEdit && isEditor && (
        <Button variant="primary" onClick={onEdit}>
          {t('principals.action.edit')}
        </Button>
      )}
    </>
  )
}

function Question({ principal, commands }: { principal: PrincipalDetail; commands: PrincipalCommands }) {
  const t = useTranslate()
  const { question, run, confirm, cancel, isBusy } = commands
  if (question === null) return null
  const text = t(`principals.question.${question}`, { name: principal.name })
  const title = t(`principals.action.${question}`)
  if (question === 'on' || question === 'remove')
    return (
      <ConfirmDialog
        isOpen
        isDanger={question === 'remove'}
        title={title}
        question={text}
        confirmLabel={title}
        isBusy={isBusy}
        onConfirm={confirm}
        onCancel={cancel}
      />
    )
  return (
    <ReasonDialog
      title={title}
      question={text}
      label={t('principals.reason')}
      fault={t('principals.reasonShort')}
      field="reason"
      onSubmit={(reason) => run(question, reason)}
      onClose={cancel}
    />
  )
}

function PrincipalBody({ principal }: { principal: PrincipalDetail }) {
  const t = useTranslate()
  const { name, schoolName, publicSchoolName, state, isPublic, live, draft, reviews } = principal
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the keyboard
    <section className="dw-profiles-list" tabIndex={0} aria-label={name}>
      <span className="dw-profiles-chips">
        <Chip tone={stateTones[state]}>{t(`principals.state.${state}`)}</Chip>
        <Chip>{t(isPublic ? 'principals.portal.shown' : 'principals.portal.hidden')}</Chip>
      </span>
      <Note principal={principal} />
      <PrincipalPhotos principal={principal} />
      <FactDifference
        live={live && factsOf(t, live, publicSchoolName)}
        draft={draft && factsOf(t, draft, schoolName)}
        words={{
          changed: t('principals.changed'),
          same: t('principals.same'),
          unchanged: t('principals.unchanged'),
        }}
      />
      <ReviewHistory
        heading={t('principals.history')}
        reviews={reviews}
        titleOf={({ decision, reviewerName }) => t(`principals.decision.${decision}`, { name: reviewerName })}
      />
    </section>
  )
}

export interface PrincipalDetailsProps {
  id: number
  onClose: () => void
}

/** One principal in a drawer: what the draft changes, decisions so far, and what the caller may do. */
export function PrincipalDetails({ id, onClose }: PrincipalDetailsProps) {
  const t = useTranslate()
  const { data: principal, error, refetch } = usePrincipal(id)
  const commands = usePrincipalCommands(principal, onClose)
  const [isEditing, setEditing] = useState(false)
  if (isEditing && principal)
    return (
      <Suspense fallback={<Skeleton width="full" />}>
        <principalEditor.Part principal={principal} onClose={() => setEditing(false)} />
      </Suspense>
    )
  return (
    <Drawer
      isOpen
      size="l"
      title={principal ? principal.name : t('principals.loading')}
      onClose={onClose}
      footer={
        principal && <PrincipalButtons principal={principal} commands={commands} onEdit={() => setEditing(true)} />
      }
    >
      {error && !principal && <FailurePanel error={error} onRetry={() => void refetch()} isCompact />}
      {!principal && !error && <Skeleton width="full" />}
      {principal && <PrincipalBody principal={principal} />}
      {principal && <Question principal={principal} commands={commands} />}
    </Drawer>
  )
}
