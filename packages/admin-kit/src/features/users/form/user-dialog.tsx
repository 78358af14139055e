import { Dialog } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { createPortal } from 'react-dom'
import { FailurePanel } from '../../../loading/failure-panel'
import { useTranslate } from '../../../context/use-translate'
import { FormSkeleton } from './form-skeleton'
import { UserEditorBody } from './user-editor-body'
import { UserEditorButtons, type RecordStep } from './user-editor-buttons'
import type { UserFormValues } from './user-form.schema'
import { useUserQueries } from '../users.queries'
import { useUserEditor, type UserEditorStart } from './use-user-editor'

interface EditorInDialogProps extends UserEditorStart {
  step?: RecordStep
  /** The dialog's footer: it exists before the record is loaded, and the buttons are rendered into it. */
  footer: HTMLElement | null
  /** What the dialog's cross and Escape call while there is an editor, which may prompt. */
  closeRef: Ref<() => void>
}

function EditorInDialog({ step, footer, closeRef, ...start }: EditorInDialogProps) {
  const editor = useUserEditor(start)
  useImperativeHandle(closeRef, () => editor.close)
  const { setFocus } = editor.form
  const firstField = editor.isNew ? 'username' : 'name'
  // The dialog took the focus while there was nothing to type into.
  useEffect(() => setFocus(firstField), [setFocus, firstField])
  return (
    <>
      <UserEditorBody editor={editor} record={start.record} />
      {footer && createPortal(<UserEditorButtons editor={editor} step={step} />, footer)}
    </>
  )
}

/** One dialog for waiting and editing, so that nothing jumps when the record arrives. */
function useDialogFrame(onClose: () => void) {
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const closeRef = useRef<() => void>(null)
  return {
    footer,
    closeRef,
    close: () => (closeRef.current ?? onClose)(),
    slot: <div ref={setFooter} className="dw-user-dialog-buttons" />,
  }
}

export interface AddUserDialogProps {
  /** What the new user begins with. */
  preset: Partial<UserFormValues>
  onSaved: UserEditorStart['onSaved']
  onClose: () => void
}

/** 新增用户. Give it another key to begin afresh after 保存并新增. */
export function AddUserDialog({ preset, onSaved, onClose }: AddUserDialogProps) {
  const t = useTranslate()
  const { footer, closeRef, close, slot } = useDialogFrame(onClose)
  return (
    <Dialog isOpen size="l" title={t('users.addTitle')} footer={slot} onClose={close}>
      <EditorInDialog
        record={null}
        preset={preset}
        footer={footer}
        closeRef={closeRef}
        onSaved={onSaved}
        onClose={onClose}
      />
    </Dialog>
  )
}

export interface EditUserDialogProps {
  user: { id: number; userType: string }
  step?: RecordStep
  onSaved: UserEditorStart['onSaved']
  onClose: () => void
}

/** 修改用户. The record is as prefetched on opening; the dialog stays while another one takes its place. */
export function EditUserDialog({ user, step, onSaved, onClose }: EditUserDialogProps) {
  const t = useTranslate()
  const users = useUserQueries()
  const { data, error, refetch } = useQuery(users.openingRecord(user.id, user.userType))
  const { footer, closeRef, close, slot } = useDialogFrame(onClose)
  return (
    <Dialog isOpen size="l" title={t('users.editTitle')} footer={slot} onClose={close}>
      {data && (
        <EditorInDialog
          key={data.user.id}
          record={data}
          step={step}
          footer={footer}
          closeRef={closeRef}
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
      {!data && (error ? <FailurePanel error={error} onRetry={() => void refetch()} /> : <FormSkeleton />)}
    </Dialog>
  )
}
