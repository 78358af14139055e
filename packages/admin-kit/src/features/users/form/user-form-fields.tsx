import type { GradeWithClasses } from '@doorway/api-client'
import { userTypes as knownTypes } from '@doorway/api-client/rules'
import type { SelectOption } from '@doorway/ui'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { RuledField, useIsAnyShown } from '../../../extension/field-rules'
import { AssignmentsSection } from './assignments-section'
import { BasicSection } from './basic-section'
import { ContactSection } from './contact-section'
import { ParentsSection } from './parents-section'
import { sectionFields } from './section-fields'
import { StudentSection } from './student-section'
import { TeacherSection } from './teacher-section'
import type { UserFormValues } from './user-form.schema'
import { hasAssignments } from './user-record'

/** What the form offers to choose from. */
export interface UserFormChoices {
  /** Dictionary type 8. */
  userTypes: SelectOption[]
  /** Dictionary type 5. */
  dutyTypes: SelectOption[]
  roles: SelectOption[]
  stages: SelectOption[]
  /** Pairs of stage and subject, `2-0103`. */
  stageSubjects: SelectOption[]
  /** Grades of the chosen school. */
  grades: readonly GradeWithClasses[]
}

export interface UserFormFieldsProps {
  isNew: boolean
  choices: UserFormChoices
  organizationField: ReactNode
  areaField: ReactNode
  onUsernameBlur?: () => void
}

/**
 * The sections of the user form, by type: 4 shows the teacher's, 5 the student's with the parents (section 2). What
 * was typed for one type is still there when the type is changed back. Stands inside react-hook-form's provider.
 */
export function UserFormFields({ isNew, choices, organizationField, areaField, onUsernameBlur }: UserFormFieldsProps) {
  const userType = useWatch<UserFormValues, 'userType'>({ name: 'userType' })
  const isStudentShown = useIsAnyShown(sectionFields.student)
  const isTeacherShown = useIsAnyShown(sectionFields.teacher)
  const areAssignmentsShown = useIsAnyShown(sectionFields.assignments)
  return (
    <>
      <BasicSection
        isNew={isNew}
        userTypes={choices.userTypes}
        organizationField={organizationField}
        onUsernameBlur={onUsernameBlur}
      />
      {userType === knownTypes.student && isStudentShown && <StudentSection grades={choices.grades} />}
      {userType === knownTypes.student && (
        <RuledField name="parents">
          <ParentsSection />
        </RuledField>
      )}
      {userType === knownTypes.teacher && isTeacherShown && (
        <TeacherSection dutyTypes={choices.dutyTypes} grades={choices.grades} />
      )}
      {hasAssignments(userType) && areAssignmentsShown && (
        <AssignmentsSection stages={choices.stages} stageSubjects={choices.stageSubjects} />
      )}
      <ContactSection roles={choices.roles} areaField={areaField} />
    </>
  )
}
