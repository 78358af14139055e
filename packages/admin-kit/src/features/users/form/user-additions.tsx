import { useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import { OwnFieldSection } from '../../../extension/own-field-section'
import { OwnSections } from '../../../extension/own-sections'
import { RecordTabs, type RecordTabsProps } from '../../../extension/record-tabs'
import { useCan } from '../../../session/use-session'
import type { UserRecordExtensions, UserTarget } from '../user-extensions'
import type { UserEditor } from './use-user-editor'

export interface UserTabsProps extends Pick<RecordTabsProps<UserTarget>, 'tabs' | 'target' | 'form'> {
  editor: UserEditor
}

/** The form of a user with those of the page's tabs that this reader may see for this user. */
export function UserTabs({ editor, tabs, ...props }: UserTabsProps) {
  const t = useTranslate()
  const can = useCan()
  const [selectedId, select] = useState<string | null>(null)
  const { isSubmitting } = editor.form.formState
  // What is wrong is shown in the form, which takes the focus only while it is shown.
  if (isSubmitting && selectedId !== null) select(null)
  const shown = tabs.filter(({ code, isShown }) => can(code) && (isShown?.(props.target) ?? true))
  if (shown.length === 0) return props.form
  const labels = { label: t('users.editTitle'), formLabel: t('users.form.basic') }
  return <RecordTabs {...props} {...labels} tabs={shown} selectedId={selectedId} onSelect={select} />
}

export interface UserFormAdditionsProps extends Pick<UserRecordExtensions, 'fields' | 'sections'> {
  editor: UserEditor
}

/** The fields and the sections that the page has added to the form of a user. */
export function UserFormAdditions({ editor: { own, target }, fields, sections }: UserFormAdditionsProps) {
  return (
    <>
      <OwnFieldSection heading={fields?.heading} own={own} />
      {sections?.add && <OwnSections sections={sections.add} target={target} />}
    </>
  )
}
