import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

type BodyOf<Name extends 'askExpert' | 'queryPageQuestions' | 'replyToQuestion' | 'closeQuestion'> =
  operations[Name]['requestBody']['content']['application/json']

/** What the list of questions is narrowed by. */
export type QuestionConditions = NonNullable<BodyOf<'queryPageQuestions'>['t']>
/** A reply as it is saved, and whether it is on the portal. */
export type ReplyDraft = BodyOf<'replyToQuestion'>
/** A question to the experts. */
export type QuestionDraft = BodyOf<'askExpert'>

/** Questions of parents to the experts of early childhood. */
export interface ExpertQuestionEndpoints {
  /** Asks; the question waits for an editor. */
  ask: (question: QuestionDraft, signal?: AbortSignal) => Promise<Schema<'OwnQuestion'>>
  /** The caller's questions, pages from 1, the newest first. */
  listOwn: (page: number, pageSize: number, signal?: AbortSignal) => Promise<Page<Schema<'OwnQuestion'>>>
  /** Questions of the caller's sites, pages from 1; what waits for a reply comes first. */
  list: (
    conditions: QuestionConditions,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'ManagedQuestion'>>>
  /** Stores a reply, and publishes it. */
  reply: (draft: ReplyDraft, signal?: AbortSignal) => Promise<Schema<'ManagedQuestion'>>
  /** Declines a question, or takes a published one off the portal. */
  close: (closing: BodyOf<'closeQuestion'>, signal?: AbortSignal) => Promise<Schema<'ManagedQuestion'>>
}

/** The calls about questions to the experts. */
export function expertQuestionEndpoints({ api, unwrap }: Connection): ExpertQuestionEndpoints {
  return {
    ask: (body, signal) => unwrap.data(api.POST('/api/preschool/ask', { body, signal })),
    listOwn: async (currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize }
      return pageFromWire(
        await unwrap.data(api.POST('/api/preschool/queryPageOwnQuestion', { body, signal })),
        (row) => row,
      )
    },
    list: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      return pageFromWire(
        await unwrap.data(api.POST('/api/preschool/queryPageQuestion', { body, signal })),
        (row) => row,
      )
    },
    reply: (body, signal) => unwrap.data(api.POST('/api/preschool/answer', { body, signal })),
    close: (body, signal) => unwrap.data(api.POST('/api/preschool/closeQuestion', { body, signal })),
  }
}
