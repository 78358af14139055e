import { Button, FormSection, IconButton, Select, StatePanel } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { useErrorText } from '../../forms/use-error-text'
import { peoplePicker } from './lazy-parts'
import type { WorkgroupFieldForm } from './workgroup-fields'
import { type FormMember, withPeople, withRole } from './workgroup-form'
import { memberRoles } from './workgroup-types'

interface MemberLineProps {
  member: FormMember
  isReadOnly: boolean
  onRole: (role: FormMember['role']) => void
  onRemove: () => void
}

function MemberLine({ member, isReadOnly, onRole, onRemove }: MemberLineProps) {
  const t = useTranslate()
  const { name, orgName, role } = member
  const roleOf = (value: string) => memberRoles.find((known) => known === value) ?? role
  return (
    <li className="dw-wg-member">
      <span className="dw-wg-person">
        {name} <small>{orgName}</small>
      </span>
      <Select
        aria-label={t('workgroups.members.roleOf', { name })}
        className="dw-wg-role"
        placeholder={null}
        disabled={isReadOnly}
        options={memberRoles.map((value) => ({ value, label: t(`workgroups.role.${value}`) }))}
        value={role}
        onValueChange={(value) => onRole(roleOf(value))}
      />
      {!isReadOnly && <IconButton icon="close" label={t('workgroups.members.remove', { name })} onClick={onRemove} />}
    </li>
  )
}

export interface MemberFieldsProps {
  form: WorkgroupFieldForm
  /** The caller may not change members. */
  isReadOnly: boolean
}

/** The members with their roles, and the way to choose more. They join and leave with the save. */
export function MemberFields({ form, isReadOnly }: MemberFieldsProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const [isChoosing, setChoosing] = useState(false)
  const members = form.watch('members')
  const change = (next: FormMember[]) => form.setValue('members', next, { shouldDirty: true, shouldValidate: true })
  const error = errorText(form.formState.errors.members)
  return (
    <FormSection
      title={t('workgroups.members.title', { count: members.length })}
      actions={
        !isReadOnly && (
          <Button size="s" icon="plus" onClick={() => setChoosing(true)}>
            {t('workgroups.members.choose')}
          </Button>
        )
      }
    >
      <div className="dw-wg-wide">
        {error && (
          <p className="dw-field-error" role="alert">
            {error}
          </p>
        )}
        {members.length === 0 ? (
          <StatePanel kind="empty" title={t('workgroups.members.none')} text={t('workgroups.members.noneHint')} />
        ) : (
          <ul className="dw-wg-members" aria-label={t('workgroups.members.list')}>
            {members.map((member) => (
              <MemberLine
                key={member.userId}
                member={member}
                isReadOnly={isReadOnly}
                onRole={(role) => change(withRole(members, member.userId, role))}
                onRemove={() => change(members.filter(({ userId }) => userId !== member.userId))}
              />
            ))}
          </ul>
        )}
      </div>
      {isChoosing && (
        <Suspense>
          <peoplePicker.Part
            memberIds={members.map(({ userId }) => userId)}
            onChoose={(people) => {
              setChoosing(false)
              change(withPeople(members, people))
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </FormSection>
  )
}
