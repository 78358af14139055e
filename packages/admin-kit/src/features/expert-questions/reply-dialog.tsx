import { expertReplyRules } from '@doorway/api-client/rules'
import { Checkbox, Field, Select, Textarea, TextField } from '@doorway/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Controller, type Resolver } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { RecordConflict } from '../../forms/conflict/record-conflict'
import { storedTexts } from '../../forms/conflict/stored-texts'
import { RecordDialog } from '../../forms/record-dialog'
import { useErrorText } from '../../forms/use-error-text'
import { useRecordForm } from '../../forms/use-record-form'
import { useNotify } from '../../mutations/use-notify'
import { useSaveReply } from './expert-questions.queries'
import { ages, parentingTopics, type QuestionRow } from './question-types'

export interface ReplyDialogProps {
  question: QuestionRow
  onClose: () => void
}

/** What the form holds, under the names of the contract; nothing chosen is an empty text. */
interface ReplyValues {
  question: string
  age: string
  topic: string
  reply: string
  expertName: string
  expertTitle: string
  isPublished: boolean
}

const texts = ['question', 'age', 'topic', 'reply', 'expertName', 'expertTitle'] as const
const fields = [...texts, 'isPublished'] as const
const labels = {
  question: 'expertQuestions.field.question',
  age: 'expertQuestions.field.age',
  topic: 'expertQuestions.field.topic',
  reply: 'expertQuestions.field.reply',
  expertName: 'expertQuestions.field.expertName',
  expertTitle: 'expertQuestions.field.expertTitle',
  isPublished: 'expertQuestions.publish',
} as const

const valuesOf = (question: unknown): ReplyValues => ({
  ...storedTexts(question, texts),
  isPublished: Object(question).state === 'published',
})

// The rules depend on whether the reply is published with this save.
const resolver: Resolver<ReplyValues> = (values, context, options) =>
  standardSchemaResolver<ReplyValues, unknown, ReplyValues>(expertReplyRules(values.isPublished))(
    values,
    context,
    options,
  )

/** The reply to a question: its wording, the words of the expert, and whether the portal shows both. */
export function ReplyDialog({ question, onClose }: ReplyDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const errorText = useErrorText()
  const saving = useSaveReply()
  const form = useRecordForm<ReplyValues>({
    resolver,
    defaultValues: valuesOf(question),
    fields,
    version: question.version,
    valuesOf,
    onSave: async ({ age, topic, ...values }, version = question.version) => {
      await saving.mutateAsync({
        ...values,
        id: question.id,
        version,
        age: age === '' ? null : Number(age),
        topic: parentingTopics.find((known) => known === topic) ?? null,
      })
      notify.success(t(values.isPublished ? 'expertQuestions.done.published' : 'expertQuestions.done.saved'))
      onClose()
    },
  })
  const { register, control, formState } = form
  const { errors, isDirty } = formState
  const describe = (field: keyof ReplyValues, values: ReplyValues) => {
    const topic = parentingTopics.find((known) => known === values.topic)
    if (field === 'topic') return topic && t(`expertQuestions.topic.${topic}`)
    if (field === 'age' && values.age !== '') return yearsOf(Number(values.age))
    return values[field]
  }
  const yearsOf = (age: number) => t('expertQuestions.years', { from: age, to: age + 1 })
  return (
    <RecordDialog
      title={t('expertQuestions.replyTitle')}
      what={t('expertQuestions.replyTitle')}
      size="m"
      isDirty={isDirty}
      isBusy={saving.isPending}
      failure={form.failure}
      conflict={
        form.conflict && (
          <RecordConflict conflict={form.conflict} onOverwrite={form.overwrite} labels={labels} describe={describe} />
        )
      }
      onSubmit={form.submit}
      onOverwrite={form.overwrite}
      onClose={onClose}
    >
      <Field
        label={t('expertQuestions.field.question')}
        isRequired
        hint={t('expertQuestions.wordingHint')}
        error={errorText(errors.question)}
      >
        <Textarea rows={2} maxLength={300} {...register('question')} />
      </Field>
      <div className="dw-questions-pair">
        <Field label={t('expertQuestions.field.topic')} error={errorText(errors.topic)}>
          <Select
            placeholder={t('expertQuestions.noTopic')}
            options={parentingTopics.map((value) => ({ value, label: t(`expertQuestions.topic.${value}`) }))}
            {...register('topic')}
          />
        </Field>
        <Field label={t('expertQuestions.field.age')} error={errorText(errors.age)}>
          <Select
            placeholder={t('expertQuestions.everyAge')}
            options={ages.map((age) => ({ value: String(age), label: yearsOf(age) }))}
            {...register('age')}
          />
        </Field>
      </div>
      <Field
        label={t('expertQuestions.field.reply')}
        hint={t('expertQuestions.replyHint')}
        error={errorText(errors.reply)}
      >
        <Textarea rows={8} maxLength={4000} {...register('reply')} />
      </Field>
      <div className="dw-questions-pair">
        <Field label={t('expertQuestions.field.expertName')} error={errorText(errors.expertName)}>
          <TextField maxLength={50} {...register('expertName')} />
        </Field>
        <Field label={t('expertQuestions.field.expertTitle')} error={errorText(errors.expertTitle)}>
          <TextField maxLength={100} {...register('expertTitle')} />
        </Field>
      </div>
      {/* What is on the portal is taken off by its own command, with a reason. */}
      {question.state !== 'published' && (
        <Controller
          control={control}
          name="isPublished"
          render={({ field }) => (
            <Checkbox label={t('expertQuestions.publish')} checked={field.value} onCheckedChange={field.onChange} />
          )}
        />
      )}
    </RecordDialog>
  )
}
