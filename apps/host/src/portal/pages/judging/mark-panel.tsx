import { ApiError } from '@doorway/api-client'
import type { Schema } from '@doorway/api-client/types'
import { useRef, useState } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { SiteLink } from '../../parts/links/site-link'
import { usePageStrings } from '../../use-page-strings'
import type { DraftSender } from './draft-sender'
import { RecuseDialog, ReportDialog } from './judge-requests'
import { callsIn, isTemporary, messageOf } from './judging-calls'
import { JudgingDialog } from './judging-dialog'
import { route } from './judging.route'
import { ScoreSheet } from './score-sheet'
import { minComment, openCriteria, totalOf } from './sheet-values'
import { type SaveState, useSheet } from './use-sheet'
import { WorkView } from './work-view'

type Work = Schema<'JudgeWork'>
type Mark = Schema<'JudgeMark'>

const MAX_COMMENT = 2_000
const MINUTE_S = 60

export interface MarkPanelProps {
  work: Work
  judgeCode: string
  sender: DraftSender
  onMark: (assignmentId: number, mark: Mark) => void
  onSubmitted: (assignmentId: number, mark: Mark) => void
  onRecused: (assignmentId: number) => void
  onReload: () => void
}

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0')
const momentText = (seconds: number) => `[${twoDigits(seconds / MINUTE_S)}:${twoDigits(seconds % MINUTE_S)}] `
const clockText = (at: Date) => [at.getHours(), at.getMinutes(), at.getSeconds()].map(twoDigits).join(':')

function SaveText({ save }: { save: SaveState }) {
  const texts = usePageStrings(route)
  if (save.kind === 'refused') return <>{save.text ?? texts.failed}</>
  return <>{save.kind === 'saved' ? texts.save.saved(clockText(save.at)) : texts.save[save.kind]}</>
}

/** Why the sheet of a work cannot be changed. */
function lockText(work: Work, texts: { recusedNote: string; locked: string; readOnly: string }): string {
  if (work.state === 'recused') return texts.recusedNote
  return work.state === 'submitted' ? texts.locked : texts.readOnly
}

type Dialog = 'submit' | 'recuse' | 'report'

/** The work and its score sheet. */
export function MarkPanel({ work, judgeCode, sender, onMark, onSubmitted, onRecused, onReload }: MarkPanelProps) {
  const { locale } = usePreferences()
  const texts = usePageStrings(route)
  const { values, save, change, undo, canUndo, submit, fail } = useSheet({ work, judgeCode, sender, onMark })
  const [dialog, setDialog] = useState<Dialog>()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<{ text: string; isFailure: boolean }>()
  const comment = useRef<HTMLTextAreaElement>(null)
  const sheet = useRef<HTMLElement>(null)
  const criteria = work.sheet.sections.flatMap((section) => section.criteria)
  const total = totalOf(criteria, values)
  const needed = minComment(criteria, values)
  const close = () => setDialog(undefined)

  const requestSubmit = () => {
    const [open, ...others] = openCriteria(criteria, values)
    if (open) {
      setMessage({ text: texts.incomplete(others.length + 1), isFailure: true })
      const place = criteria.indexOf(open)
      sheet.current?.querySelectorAll<HTMLInputElement>('input[data-points]')[place]?.focus()
      return
    }
    const missing = needed - values.comment.trim().length
    if (missing > 0) {
      setMessage({ text: texts.commentNeeded(missing), isFailure: true })
      comment.current?.focus()
      return
    }
    setMessage(undefined)
    setDialog('submit')
  }
  const confirmSubmit = async () => {
    setBusy(true)
    try {
      onSubmitted(work.assignmentId, await submit((mark) => callsIn(locale).submitMark(mark), values))
    } catch (error) {
      const isSignedOut = error instanceof ApiError && error.kind === 'unauthenticated'
      const temporary = isSignedOut ? texts.signInAgain : texts.offlineSubmit
      setMessage({ text: isTemporary(error) ? temporary : (messageOf(error) ?? texts.failed), isFailure: true })
      fail(error, values)
      close()
    } finally {
      setBusy(false)
    }
  }
  const noteMoment = (seconds: number) => {
    change({ ...values, comment: (values.comment + momentText(seconds)).slice(0, MAX_COMMENT) })
    comment.current?.focus()
  }
  const handleDone = (text: string) => {
    close()
    setMessage({ text, isFailure: false })
  }
  return (
    <>
      <WorkView work={work} judgeCode={judgeCode} onMoment={work.isOpen ? noteMoment : undefined} onReload={onReload} />
      <section ref={sheet} className="dw-judging-sheet" aria-label={texts.sheet}>
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
        <div className="dw-judging-minor">
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
        <p
          className="dw-judging-message"
          role={message?.isFailure ? 'alert' : 'status'}
          data-failure={message?.isFailure}
        >
          {message?.text}
          {message?.text === texts.signInAgain && (
            <SiteLink to="/login?redirect=%2FjudgeMarks">{texts.signIn}</SiteLink>
          )}
        </p>
        {work.isOpen && (
          <footer className="dw-judging-bar">
            <p role="status" data-kind={save.kind}>
              <SaveText save={save} />
            </p>
            <button
              type="button"
              className="dw-portal-button"
              data-variant="quiet"
              aria-disabled={!canUndo}
              onClick={undo}
            >
              {texts.undo}
            </button>
            <button type="button" className="dw-portal-button" onClick={requestSubmit}>
              {texts.submit}
            </button>
          </footer>
        )}
      </section>
      {dialog === 'submit' && (
        <JudgingDialog
          title={texts.confirm.title}
          yes={texts.confirm.yes}
          no={texts.confirm.no}
          isBusy={isBusy}
          onConfirm={() => void confirmSubmit()}
          onClose={close}
        >
          <p>{texts.confirm.text(total)}</p>
        </JudgingDialog>
      )}
      {dialog === 'recuse' && (
        <RecuseDialog
          assignmentId={work.assignmentId}
          onClose={close}
          onDone={() => {
            close()
            onRecused(work.assignmentId)
          }}
        />
      )}
      {dialog === 'report' && <ReportDialog assignmentId={work.assignmentId} onClose={close} onDone={handleDone} />}
    </>
  )
}
