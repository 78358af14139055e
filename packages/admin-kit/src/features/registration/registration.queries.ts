import { ApiError } from '@doorway/api-client'
import {
  areaEndpoints,
  dictionaryEndpoints,
  gradeEndpoints,
  type RegistrationDraft,
  registrationEndpoints,
  stageChoiceEndpoints,
} from '@doorway/api-client/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../context/use-api'
import { StoppedByHostError, useHostMutation } from '../../mutations/use-host-mutation'
import { createRegistrationCalls, type RegistrationCalls } from '../../registration-form/registration-calls'

/** Who may register, and the texts to agree to. */
export function useRegisterPolicy() {
  const calls = useApi().endpoints(registrationEndpoints)
  return useQuery({ queryKey: ['registration', 'policy'], queryFn: ({ signal }) => calls.getPolicy(signal) })
}

interface Submission {
  draft: RegistrationDraft
  onProgress: (share: number) => void
}

/** The calls of the form. The host receives login name and type of a request only, and may stop it. */
export function useRegistrationCalls(): RegistrationCalls {
  const api = useApi()
  const registration = api.endpoints(registrationEndpoints)
  const { mutateAsync } = useHostMutation({
    name: 'registration.submit',
    describe: ({ draft: { username, userType } }: Submission) => ({ username, userType }),
    mutationFn: ({ draft, onProgress }: Submission) => registration.submit(draft, onProgress),
  })
  return useMemo(() => {
    const calls = createRegistrationCalls(() =>
      Promise.resolve({
        registration,
        areas: api.endpoints(areaEndpoints),
        grades: api.endpoints(gradeEndpoints),
        dictionaries: api.endpoints(dictionaryEndpoints),
        stages: api.endpoints(stageChoiceEndpoints),
        ApiError,
      }),
    )
    const submit: RegistrationCalls['submit'] = async (draft, onProgress) => {
      try {
        return await mutateAsync({ draft, onProgress })
      } catch (error) {
        if (error instanceof StoppedByHostError) return undefined
        throw error
      }
    }
    return { ...calls, submit }
  }, [api, registration, mutateAsync])
}
