import { dictionaryTypes, hiddenRoleIds } from '@doorway/api-client/rules'
import type { DictionaryEntry } from '@doorway/api-client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../provider/use-api'
import { useSession } from '../../provider/use-session'
import { useLabel } from '../../provider/use-translate'
import type { UserFormChoices } from './user-form-fields'
import { dictionary, gradesWithClasses, roleOptions } from './users.queries'

/** Entries of a dictionary as choices, in the reader's language. */
export function useDictionaryOptions(type: string) {
  const { dictionaries } = useApi()
  const label = useLabel()
  const { data } = useQuery(dictionary(dictionaries, type))
  return useMemo(
    () =>
      (data ?? []).map((entry: DictionaryEntry) => ({ value: entry.value, label: label(entry.label, entry.labels) })),
    [data, label],
  )
}

/** What the user form offers for this organisation. Roles 1 and 2 only to the super account (section 6). */
export function useUserFormChoices(organizationId: number | null): UserFormChoices {
  const { grades, roles } = useApi()
  const { isSuper } = useSession()
  const userTypes = useDictionaryOptions(dictionaryTypes.userType)
  const dutyTypes = useDictionaryOptions(dictionaryTypes.teacherDuty)
  const gradeAnswer = useQuery(gradesWithClasses(grades, organizationId))
  const roleAnswer = useQuery(roleOptions(roles))
  return useMemo(
    () => ({
      userTypes,
      dutyTypes,
      grades: gradeAnswer.data ?? [],
      roles: (roleAnswer.data ?? [])
        .filter(({ id }) => isSuper || !hiddenRoleIds.includes(id))
        .map(({ id, name }) => ({ value: String(id), label: name })),
    }),
    [userTypes, dutyTypes, gradeAnswer.data, roleAnswer.data, isSuper],
  )
}
