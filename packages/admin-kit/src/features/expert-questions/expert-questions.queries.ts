import { expertQuestionEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import { conditionsOf, type QuestionSearch } from './question-search'
import type { ReplyDraft, QuestionCalls } from './question-types'

const LIST = ['expertQuestions']

/** One page of questions. */
export function useQuestions(search: QuestionSearch) {
  const questions = useApi().endpoints(expertQuestionEndpoints)
  const conditions = conditionsOf(search)
  const { page, pageSize } = search
  return useQuery({
    queryKey: [...LIST, conditions, page, pageSize],
    queryFn: ({ signal }) => questions.list(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Stores a reply, and publishes it. */
export function useSaveReply() {
  const questions = useApi().endpoints(expertQuestionEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'expertQuestions.reply',
    mutationFn: (draft: ReplyDraft) => questions.reply(draft),
    onSuccess: () => cache.invalidateQueries({ queryKey: LIST }),
  })
}

/** Declines a question, or takes a published one off the portal. */
export function useCloseQuestion() {
  const questions = useApi().endpoints(expertQuestionEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'expertQuestions.close',
    mutationFn: (closing: Parameters<QuestionCalls['close']>[0]) => questions.close(closing),
    onSuccess: () => cache.invalidateQueries({ queryKey: LIST }),
  })
}
