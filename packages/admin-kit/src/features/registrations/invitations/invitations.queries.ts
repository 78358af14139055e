import { classInvitationEndpoints, gradeEndpoints, organizationTreeEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../context/use-api'
import { useHostMutation } from '../../../mutations/use-host-mutation'

/** Calls about codes of classes. */
type InvitationCalls = ReturnType<typeof classInvitationEndpoints>
/** A code with which the students of a class register. */
export type Invitation = Awaited<ReturnType<InvitationCalls['create']>>
/** What a new code is for. */
export type InvitationDraft = Parameters<InvitationCalls['create']>[0]

const ALL = ['class-invitations']

/** One page of the codes, the newest first. */
export function useInvitations(page: number, pageSize: number) {
  const invitations = useApi().endpoints(classInvitationEndpoints)
  return useQuery({
    queryKey: [...ALL, page, pageSize],
    queryFn: ({ signal }) => invitations.list(page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Makes a code. */
export function useCreateInvitation() {
  const invitations = useApi().endpoints(classInvitationEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'classInvitations.create',
    mutationFn: (draft: InvitationDraft) => invitations.create(draft),
    onSuccess: () => cache.invalidateQueries({ queryKey: ALL }),
  })
}

/** Closes a code. */
export function useCloseInvitation() {
  const invitations = useApi().endpoints(classInvitationEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'classInvitations.close',
    mutationFn: ({ id }: { id: number }) => invitations.close(id),
    onSuccess: () => cache.invalidateQueries({ queryKey: ALL }),
  })
}

/** Grades of a school with their classes; nothing without a school. */
export function useClasses(schoolId: number | undefined) {
  const grades = useApi().endpoints(gradeEndpoints)
  return useQuery({
    queryKey: ['grades', schoolId],
    queryFn: schoolId === undefined ? skipToken : ({ signal }) => grades.listWithClasses(schoolId, signal),
    staleTime: 60_000,
  })
}

/** Searches schools of the caller's scope by name. */
export function useSchoolSearch() {
  const organizations = useApi().endpoints(organizationTreeEndpoints)
  return async (keyword: string, signal: AbortSignal) =>
    (await organizations.search(keyword, signal)).map(({ organization: { id, name } }) => ({
      value: String(id),
      label: name,
    }))
}
