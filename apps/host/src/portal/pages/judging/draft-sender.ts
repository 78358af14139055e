import type { JudgeMarkWrite } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { readDraft, storeDraft } from './draft-store'

type Mark = Schema<'JudgeMark'>
type Save = (draft: JudgeMarkWrite) => Promise<Mark>

/** Sends the drafts of a judge, those of one work one after the other. */
export interface DraftSender {
  /** Sends a draft. What is sent or stored for the work meanwhile gets the new revision, so that it can follow. */
  send: (draft: JudgeMarkWrite) => Promise<Mark>
  /** Waits until nothing of the work is being sent. */
  settle: (assignmentId: number) => Promise<void>
}

const isEqual = (a: JudgeMarkWrite, b: JudgeMarkWrite) =>
  a.comment === b.comment && JSON.stringify(a.items) === JSON.stringify(b.items)

/** Creates the sender of a judge. */
export function createDraftSender(judgeCode: string, save: Save): DraftSender {
  const pending = new Map<number, Promise<Mark>>()
  const settle = async (assignmentId: number) => {
    while (pending.has(assignmentId)) await pending.get(assignmentId)?.catch(() => undefined)
  }
  const run = async (draft: JudgeMarkWrite) => {
    const { assignmentId } = draft
    const mark = await save(draft)
    const stored = readDraft(judgeCode, assignmentId)
    if (stored)
      storeDraft(judgeCode, assignmentId, isEqual(stored, draft) ? undefined : { ...stored, revision: mark.revision })
    return mark
  }
  return {
    settle,
    send: async (draft) => {
      const { assignmentId } = draft
      const before = pending.get(assignmentId)
      // The place in the queue is taken before anything is awaited, so that two calls at once are not sent at once.
      const sent = (async () => {
        const saved = await before?.catch(() => undefined)
        return run(saved ? { ...draft, revision: Math.max(draft.revision, saved.revision) } : draft)
      })()
      pending.set(assignmentId, sent)
      try {
        return await sent
      } finally {
        if (pending.get(assignmentId) === sent) pending.delete(assignmentId)
      }
    },
  }
}
