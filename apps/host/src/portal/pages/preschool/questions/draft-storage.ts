import type { QuestionDraft } from './ask-form'

let draft: QuestionDraft | undefined

/**
 * Stores an unsent question while its author visits other pages: in this window's memory only, since it may be about a
 * child. Undefined clears it.
 */
export function storeDraft(next: QuestionDraft | undefined): void {
  draft = next
}

/** Returns the stored question. */
export const storedDraft = (): QuestionDraft | undefined => draft
