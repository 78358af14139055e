import type { JudgeMarkWrite } from '@doorway/api-client/endpoints'

const KEY = 'doorway:mark:'

// The judge's code is in the key: on a shared computer no judge sends the drafts of another.
const keyOf = (judgeCode: string, assignmentId: number) => `${KEY}${judgeCode}:${assignmentId}`

const isWrite = (value: unknown): value is JudgeMarkWrite =>
  typeof value === 'object' && value !== null && 'assignmentId' in value && 'items' in value && 'comment' in value

function parse(text: string | null): JudgeMarkWrite | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isWrite(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Stores a draft in this browser until the server has it; undefined removes it. */
export function storeDraft(judgeCode: string, assignmentId: number, draft: JudgeMarkWrite | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(judgeCode, assignmentId), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(judgeCode, assignmentId))
  } catch {
    // Private windows may refuse storage; the draft is then sent a few seconds after it is written.
  }
}

/** The draft of a work that the server does not have yet. */
export function readDraft(judgeCode: string, assignmentId: number): JudgeMarkWrite | undefined {
  try {
    return parse(localStorage.getItem(keyOf(judgeCode, assignmentId)))
  } catch {
    return undefined
  }
}

/** All drafts of a judge that the server does not have yet. */
export function listDrafts(judgeCode: string): JudgeMarkWrite[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place))
    const own = keys.filter((key) => key?.startsWith(`${KEY}${judgeCode}:`))
    return own.flatMap((key) => parse(key && localStorage.getItem(key)) ?? [])
  } catch {
    return []
  }
}
