import type { Schema } from '@doorway/api-client/types'
import { lazy, Suspense, useRef, useState, type RefObject } from 'react'
import { usePageStrings } from '../../use-page-strings'
import type { DraftSender } from './draft-sender'
import { RecuseDialog, ReportDialog } from './judge-requests'
import { JudgingDialog } from './judging-dialog'
import { route } from './judging.route'
import { ScoreSheet } from './score-sheet'
import { SheetBar, SheetMessage } from './sheet-bar'
import { totalOf } from './sheet-values'
import { useSheet, type Sheet } from './use-sheet'
import { useSubmit, type PanelMessage } from './use-submit'
import { WorkView } from './work-view'

const CompareWorks = lazy(() => import('./compare-works'))
const SampleSpread = lazy(() => import('./sample-spread'))

type Work = Schema<'JudgeWork'>
type Mark = Schema<'JudgeMark'>

const MAX_COMMENT = 2_000
const MINUTE_S = 60

export interface MarkPanelProps {
  work: Work
  /** The works of the round, with which this one may be compared. */
  tasks: readonly Schema<'JudgeTask'>[]
  judgeCode: string
  sender: DraftSender
  onMark: (assignmentId: number, mark: Mark) => void
  onSubmitted: (assignmentId: number, mark: Mark) => void
  onRecused: (assignmentId: number) => void
  /** Goes on to the next work that can be scored; undefined where there is none. */
  onNext: (() => void) | undefined
  onReload: () => void
}

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0')
const momentText = (seconds: number) => `[${twoDigits(seconds / MINUTE_S)}:${twoDigits(seconds % MINUTE_S)}] `

/** Why the sheet of a work cannot be changed. */
function lockText(work: Work, texts: { recusedNote: string; locked: string; readOnly: string }): string {
  if (work.state === 'recused') return texts.recusedNote
  return work.state === 'submitted' ? texts.locked : texts.readOnly
}

type DialogName = 'submit' | 'recuse' | 'report'

interface SheetFieldsProps {
  work: Work
  sheet: Sheet
  total: string
  comment: RefObject<HTMLTextAreaElement | null>
}

/** The total, the criteria and the comment. */
function SheetFields({ work, sheet, total, comment }: SheetFieldsProps) {
  const texts = usePageStrings(route)
  const { values, change, undo } = sheet
  return (
    <>
      <header className="dw-judging-total">
        <span>{texts.total}</span>
        <output aria-live="polite">{total}</output>
        <small>{texts.outOf(work.sheet.total)}</small>
      </header>
      {!work.isOpen && <p className="dw-judging-lock">{lockText(work, texts)}</p>}
      <ScoreSheet sheet={work.sheet} values={values} isReadOnly={!work.isOpen} onChange={change} onUndo={undo} />
      <label className="dw-judging-field">
        {texts.comment}
        <textarea
          ref={comment}
          rows={4}
          maxLength={MAX_COMMENT}
          readOnly={!work.isOpen}
          value={values.comment}
          onChange={(event) => change({ ...values, comment: event.target.value })}
        />
        <small>{texts.commentHint(20)}</small>
      </label>
      <p className="dw-judging-note dw-judging-keys">{texts.keys}</p>
    </>
  )
}

interface PanelDialogProps {
  name: DialogName | undefined
  work: Work
  total: string
  isBusy: boolean
  onSubmit: () => void
  onClose: () => void
  onRecused: () => void
  onReported: (text: string) => void
}

function PanelDialog({ name, work, total, isBusy, onSubmit, onClose, onRecused, onReported }: PanelDialogProps) {
  const { confirm } = usePageStrings(route)
  const { assignmentId } = work
  if (name === 'recuse') return <RecuseDialog assignmentId={assignmentId} onClose={onClose} onDone={onRecused} />
  if (name === 'report') return <ReportDialog assignmentId={assignmentId} onClose={onClose} onDone={onReported} />
  if (name !== 'submit') return null
  return (
    <JudgingDialog
      title={confirm.title}
      yes={confirm.yes}
      no={confirm.no}
      isBusy={isBusy}
      onConfirm={onSubmit}
      onClose={onClose}
    >
      <p>{confirm.text(total)}</p>
    </JudgingDialog>
  )
}

/** The work and its score sheet. */
export function MarkPanel({
  work,
  tasks,
  judgeCode,
  sender,
  onMark,
  onSubmitted,
  onRecused,
  onNext,
  onReload,
}: MarkPanelProps) {
  const texts = usePageStrings(route)
  const sheet = useSheet({ work, judgeCode, sender, onMark })
  const [dialog, setDialog] = useState<DialogName>()
  const [isComparing, setComparing] = useState(false)
  const [message, setMessage] = useState<PanelMessage>()
  const comment = useRef<HTMLTextAreaElement>(null)
  const element = useRef<HTMLElement>(null)
  const { values, change } = sheet
  const criteria = work.sheet.sections.flatMap((section) => section.criteria)
  const total = totalOf(criteria, values)
  const close = () => setDialog(undefined)
  const submit = useSubmit({
    work,
    sheet,
    onMessage: setMessage,
    onIncomplete: (place) => {
      if (place === 'comment') comment.current?.focus()
      else element.current?.querySelectorAll<HTMLInputElement>('input[data-points]')[place]?.focus()
    },
    onConfirm: () => setDialog('submit'),
    onSubmitted,
    onClose: close,
  })
  const noteMoment = (seconds: number) => {
    change({ ...values, comment: (values.comment + momentText(seconds)).slice(0, MAX_COMMENT) })
    comment.current?.focus()
  }
  const handleRecused = () => {
    close()
    onRecused(work.assignmentId)
  }
  const handleReported = (text: string) => {
    close()
    setMessage({ text, isFailure: false })
  }
  return (
    <>
      <WorkView work={work} judgeCode={judgeCode} onMoment={work.isOpen ? noteMoment : undefined} onReload={onReload} />
      <section ref={element} className="dw-judging-sheet" aria-label={texts.sheet}>
        {work.isSample && work.state === 'submitted' && (
          <Suspense fallback={null}>
            <SampleSpread work={work} onNext={onNext} />
          </Suspense>
        )}
        <SheetFields work={work} sheet={sheet} total={total} comment={comment} />
        <div className="dw-judging-minor">
          {work.state !== 'recused' && (
            <button type="button" onClick={() => setComparing(true)}>
              {texts.compare.open}
            </button>
          )}
          {work.isOpen && (
            <button type="button" onClick={() => setDialog('recuse')}>
              {texts.recuse}
            </button>
          )}
          {work.state !== 'recused' && (
            <button type="button" onClick={() => setDialog('report')}>
              {texts.report}
            </button>
          )}
        </div>
        <SheetMessage message={message} />
        {work.isOpen && <SheetBar sheet={sheet} onSubmit={submit.check} />}
      </section>
      {isComparing && (
        <Suspense fallback={null}>
          <CompareWorks
            work={work}
            values={values}
            tasks={tasks}
            judgeCode={judgeCode}
            onClose={() => setComparing(false)}
            onReload={onReload}
          />
        </Suspense>
      )}
      <PanelDialog
        name={dialog}
        work={work}
        total={total}
        isBusy={submit.isBusy}
        onSubmit={() => void submit.send()}
        onClose={close}
        onRecused={handleRecused}
        onReported={handleReported}
      />
    </>
  )
}
