import type { Editor } from '@tiptap/core'
import { Button, Dialog, Field, RadioGroup, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../../context/use-translate'
import { useCan } from '../../../session/use-session'
import type { LibraryPicture } from '../article-types'
import { libraryCode } from '../articles.codes'
import { insertPicture } from './local-pictures'
import { PictureLibrary } from './picture-library'

const TYPES = 'image/png,image/jpeg,image/gif,image/webp'
const MAX_ALT = 200
const sources = ['library', 'upload'] as const
type Source = (typeof sources)[number]

/** Where pictures of a text come from. */
export interface PictureSource {
  /** The site of the article; null until it is chosen. */
  siteId: number | null
  /** Stores a picture and returns its address. */
  upload: (file: File) => Promise<string>
  /** Shows a picture of the library in the editor and returns its address. */
  use: (picture: LibraryPicture) => string
}

export interface PictureDialogProps {
  editor: Editor
  pictures: PictureSource
  onClose: () => void
}

/** Inserts a picture with its description, or changes the description of the selected one. */
export function PictureDialog({ editor, pictures, onClose }: PictureDialogProps) {
  const t = useTranslate()
  const can = useCan()
  const failureText = useFailureText()
  const isChange = editor.isActive('image')
  const stored: unknown = editor.getAttributes('image')['alt']
  const [alt, setAlt] = useState(isChange && typeof stored === 'string' ? stored : '')
  const [file, setFile] = useState<File | null>(null)
  const [chosen, setChosen] = useState<LibraryPicture | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const { siteId } = pictures
  const hasLibrary = !isChange && siteId !== null && can(libraryCode)
  const [source, setSource] = useState<Source>('upload')
  const isLibrary = hasLibrary && source === 'library'
  const choose = (picture: LibraryPicture) => {
    setChosen(picture)
    setFault(null)
    // The description that the library has comes along; what was typed for this text stays.
    if (alt === '' || alt === chosen?.alt) setAlt(picture.alt)
  }
  const apply = async () => {
    const text = alt.trim()
    if (isLibrary && !chosen) return setFault(t('articles.picture.choiceRequired'))
    if (text === '') return setFault(t('articles.picture.altRequired'))
    if (isChange) {
      editor.chain().focus().updateAttributes('image', { alt: text }).run()
      return onClose()
    }
    if (isLibrary && chosen) {
      insertPicture(editor, pictures.use(chosen), text)
      return onClose()
    }
    if (!file) return setFault(t('articles.picture.fileRequired'))
    setBusy(true)
    try {
      const src = await pictures.upload(file)
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
      size={isLibrary ? 'm' : 's'}
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
      {hasLibrary && (
        <RadioGroup
          label={t('articles.picture.source')}
          options={sources.map((value) => ({ value, label: t(`articles.picture.from.${value}`) }))}
          value={source}
          onValueChange={(value) => setSource(value === 'library' ? 'library' : 'upload')}
        />
      )}
      {isLibrary && <PictureLibrary siteId={siteId} chosenId={chosen && chosen.id} onChoose={choose} />}
      {!isChange && !isLibrary && (
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
