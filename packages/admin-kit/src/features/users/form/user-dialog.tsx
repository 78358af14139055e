import { Dialog } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
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
  /** Says what the dialog's cross and Escape do while there is an editor to ask. */
  onClosingChange: (close: () => void) => void
}

function EditorInDialog({ step, footer, onClosingChange, ...start }: EditorInDialogProps) {
  const editor = useUserEditor(start)
  useEffect(() => onClosingChange(editor.close))
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
  const closing = useRef(onClose)
  const setClosing = useCallback((close: () => void) => {
    closing.current = close
  }, [])
  return {
    footer,
    setClosing,
    close: () => closing.current(),
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
  const { footer, setClosing, close, slot } = useDialogFrame(onClose)
  return (
    <Dialog isOpen size="l" title={t('users.addTitle')} footer={slot} onClose={close}>
      <EditorInDialog
        record={null}
        preset={preset}
        footer={footer}
        onClosingChange={setClosing}
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

/** 修改用户. The record is refetched; the dialog stays while another one takes its place. */
export function EditUserDialog({ user, step, onSaved, onClose }: EditUserDialogProps) {
  const t = useTranslate()
  const users = useUserQueries()
  const { data, error, refetch } = useQuery(users.record(user.id, user.userType))
  const { footer, setClosing, close, slot } = useDialogFrame(onClose)
  return (
    <Dialog isOpen size="l" title={t('users.editTitle')} footer={slot} onClose={close}>
      {data && (
        <EditorInDialog
          key={data.user.id}
          record={data}
          step={step}
          footer={footer}
          onClosingChange={setClosing}
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
      {!data && (error ? <FailurePanel error={error} onRetry={() => void refetch()} /> : <FormSkeleton />)}
    </Dialog>
  )
}
