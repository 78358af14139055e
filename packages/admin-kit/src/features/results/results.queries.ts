import { resultEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import type {
  CertificateConditions,
  CertificateReissue,
  ObjectionConditions,
  ObjectionDecision,
  ResultCalls,
  RunDetail,
} from './result-types'

const KEY = ['results']

/** Competitions whose results the reader manages. */
export function useResultCompetitions() {
  const results = useApi().endpoints(resultEndpoints)
  return useQuery({
    queryKey: [...KEY, 'competitions'],
    queryFn: ({ signal }) => results.listCompetitions(signal),
    staleTime: 0,
  })
}

/** Runs of a competition, the latest first. */
export function useRuns(competitionId: number) {
  const results = useApi().endpoints(resultEndpoints)
  return useQuery({
    queryKey: [...KEY, 'runs', competitionId],
    queryFn: ({ signal }) => results.listRuns(competitionId, signal),
    staleTime: 0,
  })
}

/** A run with its results. */
export function useRun(id: number) {
  const results = useApi().endpoints(resultEndpoints)
  return useQuery({
    queryKey: [...KEY, 'run', id],
    queryFn: ({ signal }) => results.getRun(id, signal),
    staleTime: 0,
  })
}

function useInvalidate() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: KEY })
}

/** Computes a round; the result is the id of the run. */
export function useCompute() {
  const results = useApi().endpoints(resultEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'results.compute',
    mutationFn: ({ competitionId, phaseId }: { competitionId: number; phaseId: number }) =>
      results.compute(competitionId, phaseId),
    onSuccess,
  })
}

/** A change of a run: one of the calls that return it. */
export type RunChange = (results: ResultCalls) => Promise<RunDetail>

/** Changes a run. After a refusal it is loaded again: somebody else may have changed it. */
export function useChangeRun(name: string) {
  const results = useApi().endpoints(resultEndpoints)
  const invalidate = useInvalidate()
  return useHostMutation({
    name: `results.${name}`,
    mutationFn: async (change: RunChange) => {
      try {
        return await change(results)
      } finally {
        void invalidate()
      }
    },
    describe: () => null,
  })
}

/** One page of objections. */
export function useObjections(conditions: ObjectionConditions, page: number, pageSize: number) {
  const results = useApi().endpoints(resultEndpoints)
  return useQuery({
    queryKey: [...KEY, 'objections', conditions, page, pageSize],
    queryFn: ({ signal }) => results.listObjections(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Decides about an objection. After a refusal the list is loaded again. */
export function useHandleObjection() {
  const results = useApi().endpoints(resultEndpoints)
  const invalidate = useInvalidate()
  return useHostMutation({
    name: 'results.handleObjection',
    mutationFn: async (decision: ObjectionDecision) => {
      try {
        return await results.handleObjection(decision)
      } finally {
        void invalidate()
      }
    },
  })
}

/** One page of certificates, with what is missing. */
export function useCertificates(conditions: CertificateConditions, page: number, pageSize: number) {
  const results = useApi().endpoints(resultEndpoints)
  return useQuery({
    queryKey: [...KEY, 'certificates', conditions, page, pageSize],
    queryFn: ({ signal }) => results.listCertificates(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Issues the missing certificates of a competition; the result is how many. */
export function useIssueCertificates() {
  const results = useApi().endpoints(resultEndpoints)
  const invalidate = useInvalidate()
  return useHostMutation({
    name: 'results.issueCertificates',
    mutationFn: async (competitionId: number) => {
      try {
        return await results.issueCertificates(competitionId)
      } finally {
        void invalidate()
      }
    },
  })
}

/** Revokes a certificate, or issues another in its place. After a refusal the list is loaded again. */
export function useChangeCertificate(kind: 'revoke' | 'reissue') {
  const results = useApi().endpoints(resultEndpoints)
  const invalidate = useInvalidate()
  return useHostMutation({
    name: `results.${kind}Certificate`,
    mutationFn: async ({ id, reason, holderName }: CertificateReissue) => {
      try {
        return kind === 'revoke'
          ? await results.revokeCertificate({ id, reason })
          : await results.reissueCertificate({ id, reason, ...(holderName !== undefined && { holderName }) })
      } finally {
        void invalidate()
      }
    },
  })
}
