import { ApiError } from '@doorway/api-client'
import type { JudgeMarkWrite } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DraftSender } from './draft-sender'
import { readDraft, storeDraft } from './draft-store'
import { isTemporary, messageOf } from './judging-calls'
import { isSame, itemsOf, type SheetValues, valuesOf } from './sheet-values'

type Work = Schema<'JudgeWork'>
type Mark = Schema<'JudgeMark'>

const AUTOSAVE_MS = 2_000
const RETRY_MS = 8_000
const MAX_UNDO = 100

/** How the draft stands. */
export type SaveState =
  | { kind: 'none' | 'dirty' | 'saving' | 'offline' | 'conflict' }
  | { kind: 'saved'; at: Date }
  | { kind: 'refused'; text: string | undefined }

/** What is entered, and what was entered before it, for undo. */
interface Edits {
  values: SheetValues
  history: readonly SheetValues[]
}

export interface SheetOptions {
  work: Work
  judgeCode: string
  sender: DraftSender
  onMark: (assignmentId: number, mark: Mark) => void
}

const criteriaOf = ({ sheet }: Work) => sheet.sections.flatMap(({ criteria }) => criteria)

function isMark(value: unknown): value is Mark {
  return typeof value === 'object' && value !== null && 'items' in value && 'revision' in value
}

/** Points of a draft that this browser stored while the server could not be reached, else those of the server. */
export function storedValues({ assignmentId, mark }: Work, judgeCode: string): SheetValues {
  const local = readDraft(judgeCode, assignmentId)
  if (!local) return valuesOf(mark)
  return valuesOf({ items: local.items, comment: local.comment, total: '0', revision: local.revision })
}

/** The score sheet of one work: stored in this browser with every change, on the server a moment later. */
export function useSheet({ work, judgeCode, sender, onMark }: SheetOptions) {
  const { assignmentId, mark } = work
  const [{ values, history }, setEdits] = useState<Edits>(() => ({
    values: storedValues(work, judgeCode),
    history: [],
  }))
  const [save, setSave] = useState<SaveState>(() => ({
    kind: readDraft(judgeCode, assignmentId) ? 'dirty' : mark ? 'saved' : 'none',
    at: new Date(),
  }))
  const revision = useRef(readDraft(judgeCode, assignmentId)?.revision ?? (mark ? mark.revision : 0))
  const since = useRef<number | undefined>(undefined)
  useEffect(() => {
    since.current = Date.now()
  }, [])

  const writeOf = (sheet: SheetValues): JudgeMarkWrite => ({
    assignmentId,
    revision: revision.current,
    items: itemsOf(criteriaOf(work), sheet),
    comment: sheet.comment,
  })
  const secondsOnce = () => {
    const now = Date.now()
    const seconds = Math.round((now - (since.current ?? now)) / 1000)
    since.current = now
    return seconds
  }
  const apply = (next: Edits) => {
    setEdits(next)
    storeDraft(judgeCode, assignmentId, writeOf(next.values))
    setSave((now) => (now.kind === 'dirty' ? now : { kind: 'dirty' }))
  }
  const change = (next: SheetValues) => {
    if (!isSame(values, next)) apply({ values: next, history: [...history.slice(-MAX_UNDO), values] })
  }
  const undo = () => {
    const last = history.at(-1)
    if (last) apply({ values: last, history: history.slice(0, -1) })
  }

  const adopt = (error: ApiError) => {
    const current = isMark(error.current) ? error.current : null
    revision.current = current ? current.revision : 0
    storeDraft(judgeCode, assignmentId, undefined)
    setEdits((own) => ({ values: valuesOf(current), history: [...own.history, own.values] }))
    setSave({ kind: 'conflict' })
  }
  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.isVersionConflict) return adopt(error)
    const failed: SaveState = isTemporary(error) ? { kind: 'offline' } : { kind: 'refused', text: messageOf(error) }
    // What was entered meanwhile has still to be sent.
    return setSave((now) => (now.kind === 'dirty' ? now : failed))
  }
  const send = useEffectEvent(async () => {
    setSave({ kind: 'saving' })
    try {
      const saved = await sender.send({ ...writeOf(values), seconds: secondsOnce() })
      revision.current = saved.revision
      onMark(assignmentId, saved)
      setSave((now) => (now.kind === 'saving' ? { kind: 'saved', at: new Date() } : now))
    } catch (error) {
      fail(error)
    }
  })
  useEffect(() => {
    if (save.kind !== 'dirty' && save.kind !== 'offline') return undefined
    const timer = setTimeout(() => void send(), save.kind === 'dirty' ? AUTOSAVE_MS : RETRY_MS)
    const handleOnline = () => void send()
    if (save.kind === 'offline') window.addEventListener('online', handleOnline)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', handleOnline)
    }
    // The state itself, not its kind: what is entered between `send` and the next render makes it dirty again, and a kind
    // that looks unchanged would set no timer.
  }, [save])

  /** Waits for what is being saved, then submits. Rejects with what the server says. */
  const submit = useCallback(
    async (post: (mark: JudgeMarkWrite) => Promise<Mark>, sheet: SheetValues) => {
      await sender.settle(assignmentId)
      const items = itemsOf(criteriaOf(work), sheet)
      const body = { assignmentId, revision: revision.current, items, comment: sheet.comment }
      const submitted = await post(body)
      storeDraft(judgeCode, assignmentId, undefined)
      return submitted
    },
    [assignmentId, judgeCode, sender, work],
  )
  return { values, save, change, undo, canUndo: history.length > 0, submit, fail }
}

/** The state of a score sheet and what changes it. */
export type Sheet = ReturnType<typeof useSheet>
