import { ApiError } from '@doorway/api-client'
import type { Schema } from '@doorway/api-client/types'
import { useState } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { usePageStrings } from '../../use-page-strings'
import { callsIn, isTemporary, messageOf } from './judging-calls'
import { route } from './judging.route'
import { minComment, openCriteria } from './sheet-values'
import type { Sheet } from './use-sheet'

type Work = Schema<'JudgeWork'>
type Mark = Schema<'JudgeMark'>

/** What the panel says below the sheet. */
export interface PanelMessage {
  text: string
  isFailure: boolean
}

interface SubmitOptions {
  work: Work
  sheet: Sheet
  /** Shows a message; undefined removes the present one. */
  onMessage: (message: PanelMessage | undefined) => void
  /** Moves the focus to the criterion at this place, or to the comment, which is incomplete. */
  onIncomplete: (place: number | 'comment') => void
  onConfirm: () => void
  onSubmitted: (assignmentId: number, mark: Mark) => void
  onClose: () => void
}

/** Submits a sheet: first `check`, which leads to what is incomplete or to the confirmation, then `send`. */
export function useSubmit({ work, sheet, onMessage, onIncomplete, onConfirm, onSubmitted, onClose }: SubmitOptions) {
  const { locale } = usePreferences()
  const texts = usePageStrings(route)
  const [isBusy, setBusy] = useState(false)
  const { values, submit, fail } = sheet

  const check = () => {
    const criteria = work.sheet.sections.flatMap((section) => section.criteria)
    const [open, ...others] = openCriteria(criteria, values)
    const missing = minComment(criteria, values) - values.comment.trim().length
    if (open) {
      onMessage({ text: texts.incomplete(others.length + 1), isFailure: true })
      onIncomplete(criteria.indexOf(open))
    } else if (missing > 0) {
      onMessage({ text: texts.commentNeeded(missing), isFailure: true })
      onIncomplete('comment')
    } else {
      onMessage(undefined)
      onConfirm()
    }
  }
  const send = async () => {
    setBusy(true)
    try {
      const mark = await submit((draft) => callsIn(locale).submitMark(draft), values)
      // The same work may stay on the desk: a sample, or the last one.
      onClose()
      onSubmitted(work.assignmentId, mark)
    } catch (error) {
      const isSignedOut = error instanceof ApiError && error.kind === 'unauthenticated'
      const temporary = isSignedOut ? texts.signInAgain : texts.offlineSubmit
      onMessage({ text: isTemporary(error) ? temporary : (messageOf(error) ?? texts.failed), isFailure: true })
      fail(error)
      onClose()
    } finally {
      setBusy(false)
    }
  }
  return { check, send, isBusy }
}
