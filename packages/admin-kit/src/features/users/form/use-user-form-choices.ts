import { dictionaryTypes, hiddenRoleIds } from '@doorway/api-client/rules'
import { useMemo } from 'react'
import { useSession } from '../../../session/use-session'
import { useDictionaryOptions } from '../use-dictionary-options'
import type { UserFormChoices } from './user-form-fields'
import { pairText } from './user-record'
import { useGrantableRoles, useRoleOptions } from '../../role-options'
import { useStageOptions } from '../../stage-options'
import { useGrades } from './user-form-choices.queries'

/**
 * What the user form offers for this organisation. Roles 1 and 2 only to the super account (section 6); roles that the
 * reader may not assign are shown and cannot be chosen.
 */
export function useUserFormChoices(organizationId: number | null): UserFormChoices {
  const { isSuper } = useSession()
  const userTypes = useDictionaryOptions(dictionaryTypes.userType)
  const dutyTypes = useDictionaryOptions(dictionaryTypes.teacherDuty)
  const gradeQuery = useGrades(organizationId)
  const roleQuery = useRoleOptions()
  const grantableQuery = useGrantableRoles()
  const stageQuery = useStageOptions()
  return useMemo(() => {
    const grantable = grantableQuery.data && new Set(grantableQuery.data.map(({ id }) => id))
    return {
      userTypes,
      dutyTypes,
      grades: gradeQuery.data ?? [],
      roles: (roleQuery.data ?? [])
        .filter(({ id }) => isSuper || !hiddenRoleIds.includes(id))
        .map(({ id, name }) => ({ value: String(id), label: name, isDisabled: grantable?.has(id) === false })),
      stages: (stageQuery.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
      stageSubjects: (stageQuery.data ?? []).flatMap((stage) =>
        stage.subjects.map(({ code, name }) => ({
          value: pairText({ stageCode: stage.code, subjectCode: code }),
          label: `${stage.name} ${name}`,
        })),
      ),
    }
  }, [userTypes, dutyTypes, gradeQuery.data, roleQuery.data, grantableQuery.data, stageQuery.data, isSuper])
}
