import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { useKit } from '../context/kit-context'

/** Thrown when the host stopped a change; screens show nothing for it. */
export class StoppedByHostError extends Error {
  override readonly name = 'StoppedByHostError'
}

/** A change that the host is notified of before and after, and may stop. */
export interface HostMutation<Input, Result> {
  /** Feature and verb, for example `users.save`. */
  name: string
  mutationFn: (input: Input) => Promise<Result>
  onSuccess?: (result: Result, input: Input) => unknown
  /** What the host sees of the input; leave passwords out. */
  describe?: (input: Input) => unknown
}

/** A mutation that the host can stop (`onBeforeMutation`) and is notified of afterwards (`onAfterMutation`). */
export function useHostMutation<Input, Result>(
  mutation: HostMutation<Input, Result>,
): UseMutationResult<Result, Error, Input> {
  const { events, reportError } = useKit()
  const { name, mutationFn, onSuccess, describe } = mutation
  return useMutation({
    mutationFn: async (input: Input) => {
      const event = { name, input: describe ? describe(input) : input }
      const verdict = await events().onBeforeMutation?.(event)
      if (verdict === false) throw new StoppedByHostError('The host stopped this change in onBeforeMutation.')
      const result = await mutationFn(input)
      events().onAfterMutation?.({ ...event, result })
      return result
    },
    onSuccess: (result, input) => onSuccess?.(result, input),
    onError: (error) => reportError(error, name),
  })
}
