import { ApiError } from '@doorway/api-client'
import { Button, Dialog, Field, MultiSelect, Select, Textarea, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { useStageOptions } from '../stage-options'
import { useSaveJudge } from './judges.queries'
import { judgeStates, type PoolJudge } from './judge-types'

const TITLE_MAX = 40
const EXPERTISE_MAX = 200

const keyOf = ({ gardeId, courseId }: PoolJudge['courses'][number]) => `${gardeId}-${courseId}`

function courseOf(key: string): PoolJudge['courses'][number] {
  const [gardeId = '', courseId = ''] = key.split('-')
  return { gardeId, courseId }
}

interface Faults {
  courses?: string
  state?: string
}

export interface ProfileFormProps {
  judge: PoolJudge
  onClose: () => void
}

function useProfileForm({ judge, onClose }: ProfileFormProps) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const saving = useSaveJudge()
  const [values, setValues] = useState({
    title: judge.title,
    expertise: judge.expertise,
    state: judge.state,
    courses: judge.courses.map(keyOf),
  })
  const [faults, setFaults] = useState<Faults>({})
  const submit = () => {
    setFaults({})
    saving.mutate(
      { userId: judge.userId, version: judge.version, ...values, courses: values.courses.map(courseOf) },
      {
        onSuccess: ({ name }) => {
          notify.success(t('judges.profile.done', { name }))
          onClose()
        },
        onError: (error) => {
          if (isSilent(error)) return
          const own = error instanceof ApiError ? error.fieldErrors.find(({ field }) => field === 'courses') : undefined
          setFaults(own ? { courses: own.msg } : { state: failureText(error) })
        },
      },
    )
  }
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  return { values, set, faults, submit, isBusy: saving.isPending }
}

/** What a judge is fit for, and whether they get works. */
export function ProfileForm(props: ProfileFormProps) {
  const t = useTranslate()
  const { values, set, faults, submit, isBusy } = useProfileForm(props)
  const { data: stages = [] } = useStageOptions()
  const { judge, onClose } = props
  return (
    <Dialog
      isOpen
      size="m"
      title={judge.name}
      description={judge.unit}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={submit}>
            {t('kit.action.save')}
          </Button>
        </>
      }
    >
      <div className="dw-judge-stack dw-judge-below">
        <Field label={t('judges.pool.state')} hint={t('judges.profile.stateHint')} error={faults.state}>
          <Select
            placeholder={null}
            value={values.state}
            options={judgeStates.map((value) => ({ value, label: t(`judges.state.${value}`) }))}
            onValueChange={(next) => set({ state: judgeStates.find((state) => state === next) ?? values.state })}
          />
        </Field>
        <Field label={t('judges.pool.jobTitle')}>
          <TextField
            maxLength={TITLE_MAX}
            value={values.title}
            onChange={({ target }) => set({ title: target.value })}
          />
        </Field>
        <Field label={t('judges.profile.courses')} error={faults.courses}>
          <MultiSelect
            value={values.courses}
            options={stages.flatMap((stage) =>
              stage.subjects.map((subject) => ({
                value: keyOf({ gardeId: stage.code, courseId: subject.code }),
                label: `${stage.name} · ${subject.name}`,
              })),
            )}
            onValueChange={(courses) => set({ courses })}
          />
        </Field>
        <Field label={t('judges.pool.expertise')}>
          <Textarea
            rows={3}
            maxLength={EXPERTISE_MAX}
            value={values.expertise}
            onChange={({ target }) => set({ expertise: target.value })}
          />
        </Field>
      </div>
    </Dialog>
  )
}
