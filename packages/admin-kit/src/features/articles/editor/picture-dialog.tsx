import type { Editor } from '@tiptap/core'
import { Button, Dialog, Field, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../../context/use-translate'
import { insertPicture } from './local-pictures'

const TYPES = 'image/png,image/jpeg,image/gif,image/webp'
const MAX_ALT = 200

export interface PictureDialogProps {
  editor: Editor
  uploadPicture: (file: File) => Promise<string>
  onClose: () => void
}

/** Inserts a picture with its description, or changes the description of the selected one. */
export function PictureDialog({ editor, uploadPicture, onClose }: PictureDialogProps) {
  const t = useTranslate()
  const failureText = useFailureText()
  const isChange = editor.isActive('image')
  const stored: unknown = editor.getAttributes('image')['alt']
  const [alt, setAlt] = useState(isChange && typeof stored === 'string' ? stored : '')
  const [file, setFile] = useState<File | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const apply = async () => {
    const text = alt.trim()
    if (text === '') return setFault(t('articles.picture.altRequired'))
    if (isChange) {
      editor.chain().focus().updateAttributes('image', { alt: text }).run()
      return onClose()
    }
    if (!file) return setFault(t('articles.picture.fileRequired'))
    setBusy(true)
    try {
      const src = await uploadPicture(file)
      insertPicture(editor, src, text)
      onClose()
    } catch (error) {
      setFault(failureText(error))
      setBusy(false)
    }
    return undefined
  }
  return (
    <Dialog
      isOpen
      size="s"
      title={t(isChange ? 'articles.picture.change' : 'articles.picture.insert')}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" isBusy={isBusy} onClick={() => void apply()}>
            {t(isChange ? 'articles.action.save' : 'articles.picture.insert')}
          </Button>
          <Button onClick={onClose}>{t('articles.action.cancel')}</Button>
        </>
      }
    >
      {!isChange && (
        <Field label={t('articles.picture.file')}>
          <TextField
            type="file"
            accept={TYPES}
            onChange={({ target }) => {
              setFile(target.files?.item(0) ?? null)
              setFault(null)
            }}
          />
        </Field>
      )}
      <Field label={t('articles.picture.alt')} hint={t('articles.picture.altHint')} error={fault} isRequired>
        <TextField maxLength={MAX_ALT} value={alt} onChange={(event) => setAlt(event.target.value)} />
      </Field>
    </Dialog>
  )
}
