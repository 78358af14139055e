import { partOf } from '@doorway/ui'
import { Suspense, useMemo } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { FieldRulesProvider } from '../../../extension/field-rules'
import { DraftOffer } from '../../../forms/draft-offer'
import { useErrorText } from '../../../forms/use-error-text'
import { useTranslate } from '../../../context/use-translate'
import { HistoryButton } from '../../history'
import { AreaField } from './area-field'
import { ErrorSummary } from './error-summary'
import { OrganizationField } from './organization-field'
import { isUserField, userFieldLabels } from './user-field-labels'
import { UserFormFields } from './user-form-fields'
import type { UserRecord } from './user-record'
import { summaryOf } from './use-user-form'
import { useUserFormChoices } from './use-user-form-choices'
import { userConflict } from '../lazy-parts'
import { passwordList, userFormAdditions, userTabs } from './lazy-parts'
import { useUserExtensions, type UserExtensions } from '../user-extensions'
import { sectionFields } from './section-fields'
import type { UserEditor } from './use-user-editor'
import { addChineseTexts } from '../../../late-texts/late-texts'
import { zhForm } from '../strings/form'

addChineseTexts('users', zhForm)

export interface UserEditorBodyProps {
  editor: UserEditor
  /** The record the form was opened with, for names that its ids stand for. */
  record: UserRecord | null
}

/** The operation log names one member as the server stores it. */
const loggedFieldLabels = {
  ...userFieldLabels,
  schoolId: userFieldLabels.organizationId,
  dataState: 'users.form.state',
} as const

function areaOf(record: UserRecord | null) {
  const { areaCode = null, areaPath = null } = record?.user ?? {}
  return areaCode !== null && areaPath !== null ? { code: areaCode, name: areaPath } : null
}

/** The passwords of added parents, above the form that has saved them. */
function NewPasswords({ editor }: Pick<UserEditorBodyProps, 'editor'>) {
  const { shown } = editor.parentPasswords
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <passwordList.Part kind="parents" {...shown} />
    </Suspense>
  )
}

/** What the page has decided about fields, those of hidden sections included. */
function useFieldRules({ fields, sections }: UserExtensions) {
  return useMemo(() => {
    const hidden = (sections?.hide ?? []).flatMap((name): readonly string[] => sectionFields[name])
    return hidden.length === 0 ? fields : { ...fields, hide: [...(fields?.hide ?? []), ...hidden] }
  }, [fields, sections])
}

/** The form of one user with all that can stand above it: a stored draft, a version conflict, the error summary. */
function UserFormWithNotices({ editor, record }: UserEditorBodyProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { form, formId, isNew, submit, checkUsername, own } = editor
  const organizationId = useWatch({ control: form.control, name: 'organizationId' })
  const choices = useUserFormChoices(organizationId)
  const { errors, submitCount } = form.formState
  const extensions = useUserExtensions()
  const { fields, sections } = extensions
  const rules = useFieldRules(extensions)
  const summary = useMemo(
    () => (submitCount === 0 ? [] : summaryOf(errors, t, errorText)),
    [errors, submitCount, t, errorText],
  )
  const ownSummary = own.fields.flatMap((one) => {
    const message = own.isRequiredMissing(one) ? t('kit.ui.required') : own.errorOf(one)
    return message === undefined || !own.isChecked ? [] : [{ path: one.id, label: one.label, message }]
  })
  const goTo = (path: string) => {
    const [field] = path.split('.')
    if (own.fields.some(({ id }) => id === path)) own.focus(path)
    if (field !== undefined && isUserField(field)) form.setFocus(field)
  }
  return (
    <FormProvider {...form}>
      <form
        id={formId}
        {...partOf('form')}
        className="dw-user-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit('close')
        }}
      >
        <DraftOffer stored={editor.storedDraft} onRestore={editor.restoreDraft} onDiscard={editor.discardDraft} />
        {record && (
          <div className="dw-history-place">
            <HistoryButton targetType="user" targetId={record.user.id} fieldLabels={loggedFieldLabels} />
          </div>
        )}
        {editor.conflict && (
          <Suspense fallback={null}>
            <userConflict.Part editor={editor} record={record} conflict={editor.conflict} choices={choices} />
          </Suspense>
        )}
        <ErrorSummary entries={[...summary, ...ownSummary]} onGoTo={goTo} />
        <FieldRulesProvider rules={rules}>
          <UserFormFields
            isNew={isNew}
            choices={choices}
            onUsernameBlur={checkUsername}
            organizationField={<OrganizationField knownName={record?.user.organizationName ?? null} />}
            areaField={<AreaField known={areaOf(record)} />}
          />
        </FieldRulesProvider>
        {(fields?.add || sections?.add) && (
          <Suspense fallback={null}>
            <userFormAdditions.Part {...{ editor, fields, sections }} />
          </Suspense>
        )}
      </form>
      <NewPasswords editor={editor} />
    </FormProvider>
  )
}

/** A user being edited: the form, and the tabs that the page has added to the record. */
export function UserEditorBody(props: UserEditorBodyProps) {
  const { editor, record } = props
  const { tabs } = useUserExtensions()
  const form = <UserFormWithNotices {...props} />
  // A form that adds a user stays the same form when its user is there.
  if (!tabs?.add || !editor.target || !record) return form
  return (
    <Suspense fallback={null}>
      <userTabs.Part editor={editor} target={editor.target} tabs={tabs.add} form={form} />
    </Suspense>
  )
}
