import { ApiError } from '@doorway/api-client'
import { Button, Combobox, Dialog, Field, NumberField, Select, type SelectOption } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../../context/use-translate'
import { isSilent } from '../../../context/use-events'
import { useSession } from '../../../session/use-session'
import { type Invitation, useClasses, useCreateInvitation, useSchoolSearch } from './invitations.queries'

const CLASS_SIZE = 45
const MAX_USES = 100
const DAYS = 14
const MAX_DAYS = 60

export interface NewInvitationProps {
  onDone: (invitation: Invitation) => void
  onClose: () => void
}

/** The caller's own organization, which for a school is the one that is meant. */
function useOwnSchool(): SelectOption | null {
  const { user } = useSession()
  if (!user?.organizationId || !user.organizationName) return null
  return { value: String(user.organizationId), label: user.organizationName }
}

const inRange = (text: string, max: number) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= max

/** For which class, how many students and how long. */
export function NewInvitation({ onDone, onClose }: NewInvitationProps) {
  const t = useTranslate()
  const failureText = useFailureText()
  const own = useOwnSchool()
  const [chosen, setSchool] = useState<SelectOption | null>()
  const [classId, setClassId] = useState('')
  const [maxUses, setMaxUses] = useState(String(CLASS_SIZE))
  const [days, setDays] = useState(String(DAYS))
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const search = useSchoolSearch()
  const creating = useCreateInvitation()
  const school = chosen === undefined ? own : chosen
  const { data: grades, isLoading } = useClasses(school ? Number(school.value) : undefined)
  const options = (grades ?? []).flatMap((grade) =>
    grade.classes.map(({ id, name }) => ({ value: String(id), label: `${grade.name} ${name}` })),
  )
  const isWithoutClasses = grades !== undefined && options.length === 0
  const faults = {
    school: school ? undefined : t('registrations.invitation.fault.school'),
    classId: classId ? undefined : t('registrations.invitation.fault.class'),
    maxUses: inRange(maxUses, MAX_USES) ? undefined : t('registrations.invitation.fault.number', { max: MAX_USES }),
    days: inRange(days, MAX_DAYS) ? undefined : t('registrations.invitation.fault.number', { max: MAX_DAYS }),
  }
  const shown: Partial<typeof faults> = isTried ? faults : {}
  const submit = () => {
    setTried(true)
    setFailure(undefined)
    if (Object.values(faults).some(Boolean)) return
    creating.mutate(
      { classId: Number(classId), maxUses: Number(maxUses), days: Number(days) },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (isSilent(error)) return
          const ofClass =
            error instanceof ApiError ? error.fieldErrors.find(({ field }) => field === 'classId') : undefined
          setFailure(ofClass?.msg ?? failureText(error))
        },
      },
    )
  }
  return (
    <Dialog
      isOpen
      size="s"
      title={t('registrations.invitation.new')}
      description={t('registrations.invitation.newHint')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="primary" isBusy={creating.isPending} onClick={submit}>
            {t('registrations.invitation.create')}
          </Button>
        </>
      }
    >
      <div className="dw-registrations">
        <Field label={t('registrations.field.school')} isRequired error={shown.school}>
          <Combobox
            value={school}
            search={search}
            onValueChange={(next) => {
              setSchool(next)
              setClassId('')
            }}
          />
        </Field>
        <Field
          label={t('registrations.field.class')}
          isRequired
          hint={isWithoutClasses ? t('registrations.invitation.noClasses') : undefined}
          error={failure ?? shown.classId}
        >
          <Select
            placeholder={t(isLoading ? 'registrations.invitation.loadingClasses' : 'registrations.invitation.choose')}
            value={classId}
            options={options}
            onValueChange={setClassId}
          />
        </Field>
        <Field label={t('registrations.invitation.field.maxUses')} isRequired error={shown.maxUses}>
          <NumberField maxLength={3} value={maxUses} onChange={({ target }) => setMaxUses(target.value.trim())} />
        </Field>
        <Field label={t('registrations.invitation.field.days')} isRequired error={shown.days}>
          <NumberField maxLength={2} value={days} onChange={({ target }) => setDays(target.value.trim())} />
        </Field>
      </div>
    </Dialog>
  )
}
