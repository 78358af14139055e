import { gradeEndpoints } from '@doorway/api-client/endpoints'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../context/use-api'

const GRADES_FRESH_MS = 60_000

/** Grades of a school with their classes. */
export function useGrades(organizationId: number | null) {
  const grades = useApi().endpoints(gradeEndpoints)
  return useQuery({
    queryKey: ['grades', organizationId],
    queryFn: organizationId === null ? skipToken : ({ signal }) => grades.listWithClasses(organizationId, signal),
    staleTime: GRADES_FRESH_MS,
  })
}
