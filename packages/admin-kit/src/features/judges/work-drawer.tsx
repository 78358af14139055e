import { Button, Chip, Drawer, Field, FormSection, Select } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { ReasonDialog } from '../../forms/reason-dialog'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { stateTones } from './assigned-works'
import { useChangeWork } from './judges.queries'
import { type AssignedWork, type Assignment, isChangeable, type Panel } from './judge-types'

interface WorkProps {
  panel: Panel
  work: AssignedWork
}

/** Chooses a member who does not have the work, and gives it to them, as an addition or in the place of another. */
function JudgeChoice({
  panel,
  work,
  replaced,
  onChanged,
  onDone,
}: WorkProps & { replaced: Assignment | null; onChanged: (work: AssignedWork) => void; onDone: () => void }) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const changing = useChangeWork(replaced ? 'replace' : 'assign')
  const [judge, setJudge] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const taken = work.assignments.filter(({ state }) => state !== 'revoked').map(({ judgeId }) => judgeId)
  const members = panel.members.filter(({ userId }) => !taken.includes(userId))
  const submit = () => {
    if (judge === '') return setFault(t('judges.work.choose'))
    setFault(null)
    const judgeId = Number(judge)
    changing.mutate(
      (calls) =>
        replaced
          ? calls.replace({ assignmentId: replaced.id, judgeId })
          : calls.assign({ panelId: panel.id, workId: work.workId, judgeId, kind: 'main' }),
      {
        onSuccess: (changed) => {
          onChanged(changed)
          notify.success(t(replaced ? 'judges.replace.done' : 'judges.assign.done', { name: nameOf(panel, judgeId) }))
          setJudge('')
          onDone()
        },
        onError: (error) => {
          if (!isSilent(error)) setFault(failureText(error))
        },
      },
    )
  }
  return (
    <FormSection title={replaced ? t('judges.replace.of', { name: replaced.judgeName }) : t('judges.assign.title')}>
      <Field label={t('judges.judge')} hint={t('judges.work.chooseHint')} error={fault} data-wide="">
        <Select
          placeholder={t('judges.work.unchosen')}
          value={judge}
          options={members.map(({ userId, name, unit, role, done, open }) => ({
            value: String(userId),
            label: [name, unit, t(`judges.role.${role}`), t('judges.load', { done, open })]
              .filter((text) => text !== null)
              .join(' · '),
          }))}
          onValueChange={setJudge}
        />
      </Field>
      <div className="dw-judge-tools" data-wide="">
        <Button variant="primary" isBusy={changing.isPending} onClick={submit}>
          {t(replaced ? 'judges.replace.title' : 'judges.assign.title')}
        </Button>
        {replaced && <Button onClick={onDone}>{t('kit.ui.cancel')}</Button>}
      </div>
    </FormSection>
  )
}

const nameOf = ({ members }: Panel, id: number) => members.find(({ userId }) => userId === id)?.name ?? String(id)

interface LineProps {
  assignment: Assignment
  isOpen: boolean
  onReplace: () => void
  onRevoke: () => void
}

function AssignmentLine({ assignment, isOpen, onReplace, onRevoke }: LineProps) {
  const t = useTranslate()
  const { judgeName, kind, state, dueAt, recuseReason, isReplaced } = assignment
  const notes = [
    kind !== 'main' && t(`judges.kind.${kind}`),
    dueAt !== null && state !== 'recused' && t('judges.work.dueAt', { at: dueAt }),
    recuseReason !== null && t('judges.work.recused', { reason: recuseReason }),
    isReplaced && t('judges.work.replaced'),
  ]
  return (
    <li>
      <span>
        {judgeName} <Chip tone={stateTones[state]}>{t(`judges.assignment.${state}`)}</Chip>
      </span>
      <small className="dw-judge-muted">{notes.filter((note) => typeof note === 'string').join(' · ')}</small>
      {isOpen && isChangeable(assignment) && (
        <span className="dw-judge-tools">
          <Button size="s" aria-label={`${t('judges.replace.title')} ${judgeName}`} onClick={onReplace}>
            {t('judges.replace.title')}
          </Button>
          {state !== 'recused' && (
            <Button size="s" variant="quiet" aria-label={`${t('judges.revoke.title')} ${judgeName}`} onClick={onRevoke}>
              {t('judges.revoke.title')}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}

interface RevokeQuestionProps {
  assignment: Assignment
  onChanged: (work: AssignedWork) => void
  onClose: () => void
}

function RevokeQuestion({ assignment, onChanged, onClose }: RevokeQuestionProps) {
  const t = useTranslate()
  const notify = useNotify()
  const revoking = useChangeWork('revoke')
  const { id: assignmentId, judgeName: name } = assignment
  return (
    <ReasonDialog
      title={t('judges.revoke.title')}
      question={t('judges.revoke.question', { name })}
      label={t('judges.reason')}
      fault={t('judges.reasonFault')}
      field="reason"
      onSubmit={async (reason) => {
        onChanged(await revoking.mutateAsync((calls) => calls.revoke({ assignmentId, reason })))
        notify.success(t('judges.revoke.done', { name }))
      }}
      onClose={onClose}
    />
  )
}

export interface WorkDrawerProps extends WorkProps {
  /** Assignments can be changed. */
  isOpen: boolean
  /** Called with the work as a change has left it. */
  onChanged: (work: AssignedWork) => void
  onClose: () => void
}

/** The judges of a work: added, replaced and revoked by hand. */
export function WorkDrawer({ panel, work, isOpen, onChanged, onClose }: WorkDrawerProps) {
  const t = useTranslate()
  const [replacedId, setReplacedId] = useState<number | null>(null)
  const [revokedId, setRevokedId] = useState<number | null>(null)
  const find = (id: number | null) => work.assignments.find((assignment) => assignment.id === id)
  const replaced = find(replacedId)
  const revoked = find(revokedId)
  return (
    <Drawer isOpen title={work.title} onClose={onClose}>
      <div className="dw-judge-stack">
        <p className="dw-judge-muted">
          {[work.workNo, work.schoolName, t('judges.marksPerWork', { count: panel.marksPerWork })].join(' · ')}
        </p>
        {work.missing > 0 && <p className="dw-judge-warning">{t('judges.work.missing', { count: work.missing })}</p>}
        <ul className="dw-judge-assignments" aria-label={t('judges.work.judges')}>
          {work.assignments.map((assignment) => (
            <AssignmentLine
              key={assignment.id}
              assignment={assignment}
              isOpen={isOpen}
              onReplace={() => setReplacedId(assignment.id)}
              onRevoke={() => setRevokedId(assignment.id)}
            />
          ))}
        </ul>
        {isOpen && (replaced || work.missing > 0) && (
          <JudgeChoice
            key={replaced ? replaced.id : 'new'}
            panel={panel}
            work={work}
            replaced={replaced ?? null}
            onChanged={onChanged}
            onDone={() => setReplacedId(null)}
          />
        )}
      </div>
      {revoked && <RevokeQuestion assignment={revoked} onChanged={onChanged} onClose={() => setRevokedId(null)} />}
    </Drawer>
  )
}
