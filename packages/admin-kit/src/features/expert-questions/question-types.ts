import type { expertQuestionEndpoints } from '@doorway/api-client/endpoints'

/** Calls about questions to the experts. */
export type QuestionCalls = ReturnType<typeof expertQuestionEndpoints>
/** A question in the list. */
export type QuestionRow = Awaited<ReturnType<QuestionCalls['list']>>['rows'][number]
/** Conditions of the list. */
export type QuestionConditions = Parameters<QuestionCalls['list']>[0]
/** A reply as it is saved. */
export type ReplyDraft = Parameters<QuestionCalls['reply']>[0]
/** A topic of parenting. */
export type ParentingTopic = NonNullable<QuestionRow['topic']>

/** Topics in their order. */
export const parentingTopics = ['health', 'nutrition', 'mind', 'safety', 'entering', 'bridging'] as const
/** Ages in years: 3 stands for three to four. */
export const ages = [0, 1, 2, 3, 4, 5] as const
