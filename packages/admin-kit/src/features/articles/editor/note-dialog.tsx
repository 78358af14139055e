import type { Editor } from '@tiptap/core'
import { Button, Dialog, Field, Textarea } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import { FOOTNOTE_MAX } from './footnote'

export interface NoteDialogProps {
  editor: Editor
  onClose: () => void
}

/** The words of a new footnote behind the selection, or of the selected one. */
export function NoteDialog({ editor, onClose }: NoteDialogProps) {
  const t = useTranslate()
  const isNew = !editor.isActive('footnote')
  const stored: unknown = editor.getAttributes('footnote')['words']
  const [words, setWords] = useState(typeof stored === 'string' ? stored : '')
  const [hasFault, setFault] = useState(false)
  const apply = () => {
    const note = words.replaceAll(/\s+/g, ' ').trim()
    if (note === '') return setFault(true)
    const chain = editor.chain().focus()
    if (isNew) {
      const content = { type: 'footnote', attrs: { words: note } }
      chain.insertContentAt(editor.state.selection.to, content).run()
    } else chain.updateAttributes('footnote', { words: note }).run()
    return onClose()
  }
  const remove = () => {
    editor.chain().focus().deleteSelection().run()
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="s"
      title={t('articles.note.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={apply}>
            {t('articles.link.apply')}
          </Button>
          {!isNew && <Button onClick={remove}>{t('articles.note.remove')}</Button>}
          <Button onClick={onClose}>{t('articles.action.cancel')}</Button>
        </>
      }
    >
      <Field
        label={t('articles.note.words')}
        hint={t('articles.note.hint')}
        error={hasFault && t('articles.note.required')}
      >
        <Textarea rows={4} maxLength={FOOTNOTE_MAX} value={words} onChange={(event) => setWords(event.target.value)} />
      </Field>
    </Dialog>
  )
}
