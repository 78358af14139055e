import { Button, Chip } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { useCan } from '../../session/use-session'
import { AssignedWorks } from './assigned-works'
import { judgeCodes } from './judges.codes'
import type { Board, Member, Panel } from './judge-types'
import { planDialog, samplesDialog } from './lazy-parts'

/** A member with what is done and open. */
function MemberLine({ member }: { member: Member }) {
  const t = useTranslate()
  const { name, unit, role, agreementAt, declinedAt, declineReason, open, done } = member
  return (
    <li className="dw-judge-member">
      <span>
        {name} <small className="dw-judge-muted">{declineReason ?? unit}</small>
      </span>
      <span className="dw-judge-tools">
        {role !== 'member' && <Chip tone="accent">{t(`judges.role.${role}`)}</Chip>}
        {agreementAt === null && declinedAt === null && <Chip tone="warning">{t('judges.unsigned')}</Chip>}
        {declinedAt !== null && <Chip tone="danger">{t('judges.declined')}</Chip>}
      </span>
      <span className="dw-judge-number">{t('judges.load', { done, open })}</span>
    </li>
  )
}

export interface PanelDetailProps {
  board: Board
  panel: Panel
  onEdit: () => void
}

/** What a panel judges by, who sits on it, and its works. */
export function PanelDetail({ board, panel, onEdit }: PanelDetailProps) {
  const t = useTranslate()
  const [isPlanning, setPlanning] = useState(false)
  const [isSampling, setSampling] = useState(false)
  const round = board.rounds.find(({ id }) => id === panel.phaseId)
  const group = board.groups.find(({ id }) => id === panel.groupId)
  const course = board.courses.find(({ courseId }) => courseId === panel.courseId)
  const scheme = board.schemes.find(({ id }) => id === panel.schemeId)
  const can = useCan()
  const isOpen = board.isOpen && round !== undefined && !round.isOver
  const canAssign = isOpen && can(judgeCodes.assign)
  const facts = [
    round?.name,
    group?.name,
    course ? course.name : t('judges.allCourses'),
    scheme?.name,
    t('judges.marksPerWork', { count: panel.marksPerWork }),
    t(panel.avoidsArea ? 'judges.avoidsArea' : 'judges.allowsArea'),
  ]
  return (
    <div className="dw-judge-stack">
      <section className="dw-judge-head" aria-label={panel.name}>
        <h2 className="dw-judge-heading">
          {panel.name}
          {panel.recused > 0 && <Chip tone="danger">{t('judges.toReplace', { count: panel.recused })}</Chip>}
        </h2>
        <p className="dw-judge-muted">{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
        <p className="dw-judge-number">
          {t('judges.progress', { covered: panel.covered, works: panel.works, done: panel.done, open: panel.open })}
        </p>
        {!isOpen && <p className="dw-judge-muted">{t('judges.over')}</p>}
        {canAssign && (
          <div className="dw-judge-tools">
            <Button variant="primary" onClick={() => setPlanning(true)}>
              {t('judges.plan.title')}
            </Button>
            <Button onClick={() => setSampling(true)}>{t('judges.kind.calibration')}</Button>
            <Button onClick={onEdit}>{t('judges.form.edit')}</Button>
          </div>
        )}
        <ul className="dw-judge-members" aria-label={t('judges.members')}>
          {panel.members.map((member) => (
            <MemberLine key={member.userId} member={member} />
          ))}
        </ul>
      </section>
      <AssignedWorks panel={panel} isOpen={canAssign} />
      {isSampling && (
        <Suspense fallback={null}>
          <samplesDialog.Part panel={panel} onClose={() => setSampling(false)} />
        </Suspense>
      )}
      {isPlanning && (
        <Suspense fallback={null}>
          <planDialog.Part panel={panel} onClose={() => setPlanning(false)} />
        </Suspense>
      )}
    </div>
  )
}
