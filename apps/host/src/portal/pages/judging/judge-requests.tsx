import { useState } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { usePageStrings } from '../../use-page-strings'
import { callsIn, messageOf } from './judging-calls'
import { JudgingDialog } from './judging-dialog'
import { route } from './judging.route'

const MIN_TEXT = 5
const KINDS = ['identity', 'plagiarism', 'format', 'other'] as const

export interface RequestProps {
  assignmentId: number
  onDone: (message: string) => void
  onClose: () => void
}

/** Steps back from a work with a reason. */
export function RecuseDialog({ assignmentId, onDone, onClose }: RequestProps) {
  const { locale } = usePreferences()
  const texts = usePageStrings(route)
  const [reason, setReason] = useState('')
  const [isOther, setOther] = useState(false)
  const [failure, setFailure] = useState<string>()
  const confirm = async () => {
    try {
      await callsIn(locale).recuse(assignmentId, reason)
      onDone(texts.recusedNote)
    } catch (error) {
      setFailure(messageOf(error) ?? texts.offlineSubmit)
    }
  }
  return (
    <JudgingDialog
      title={texts.recuse}
      yes={texts.recuse}
      no={texts.cancel}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{texts.recuseLead}</p>
      <fieldset>
        <legend>{texts.reason}</legend>
        {texts.recuseReasons.map((each) => (
          <label key={each} className="dw-judging-check">
            <input
              type="radio"
              name="reason"
              checked={!isOther && reason === each}
              onChange={() => {
                setOther(false)
                setReason(each)
              }}
            />
            {each}
          </label>
        ))}
        <label className="dw-judging-check">
          <input
            type="radio"
            name="reason"
            checked={isOther}
            onChange={() => {
              setOther(true)
              setReason('')
            }}
          />
          {texts.otherReason}
        </label>
      </fieldset>
      {isOther && (
        <textarea
          aria-label={texts.otherReason}
          rows={3}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <p role="alert">{failure}</p>
    </JudgingDialog>
  )
}

/** Reports a suspected breach of the rules. */
export function ReportDialog({ assignmentId, onDone, onClose }: RequestProps) {
  const { locale } = usePreferences()
  const texts = usePageStrings(route)
  const [kind, setKind] = useState<(typeof KINDS)[number]>('identity')
  const [content, setContent] = useState('')
  const [failure, setFailure] = useState<string>()
  const confirm = async () => {
    if (content.trim().length < MIN_TEXT) return setFailure(texts.reportContent)
    try {
      await callsIn(locale).report({ assignmentId, kind, content })
      onDone(texts.reported)
    } catch (error) {
      setFailure(messageOf(error) ?? texts.offlineSubmit)
    }
  }
  return (
    <JudgingDialog
      title={texts.report}
      yes={texts.send}
      no={texts.cancel}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{texts.reportLead}</p>
      <fieldset>
        <legend>{texts.reportKind}</legend>
        {KINDS.map((each) => (
          <label key={each} className="dw-judging-check">
            <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
            {texts.reportKinds[each]}
          </label>
        ))}
      </fieldset>
      <label className="dw-judging-field">
        {texts.reportContent}
        <textarea rows={3} maxLength={500} value={content} onChange={(event) => setContent(event.target.value)} />
      </label>
      <p role="alert">{failure}</p>
    </JudgingDialog>
  )
}
