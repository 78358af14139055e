import type { Editor } from '@tiptap/core'
import { Button, Dialog, Field, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../../context/use-translate'

const ALLOWED = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:[\d+-]|\/(?![/\\])|#)/

export interface LinkDialogProps {
  editor: Editor
  onClose: () => void
}

/** The address of the selected text. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const t = useTranslate()
  const stored: unknown = editor.getAttributes('link')['href']
  const [href, setHref] = useState(typeof stored === 'string' ? stored : '')
  const [hasFault, setFault] = useState(false)
  const apply = () => {
    const address = href.trim()
    if (!ALLOWED.test(address)) return setFault(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && typeof stored !== 'string')
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
    else chain.setLink({ href: address }).run()
    return onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="s"
      title={t('articles.link.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={apply}>
            {t('articles.link.apply')}
          </Button>
          {typeof stored === 'string' && <Button onClick={remove}>{t('articles.link.remove')}</Button>}
          <Button onClick={onClose}>{t('articles.action.cancel')}</Button>
        </>
      }
    >
      <Field
        label={t('articles.link.address')}
        hint={t('articles.link.hint')}
        error={hasFault && t('articles.link.fault')}
      >
        <TextField type="url" value={href} onChange={(event) => setHref(event.target.value)} />
      </Field>
    </Dialog>
  )
}
