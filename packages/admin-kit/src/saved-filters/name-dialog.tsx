import { Button, Dialog, Field, TextField } from '@doorway/ui'
import { useState, type FormEvent } from 'react'
import { useTranslate } from '../context/use-translate'
import { NAME_MAX } from './saved-filters'

/** The dialog for the name of a filter. */
export function NameDialog({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const t = useTranslate()
  const [name, setName] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onSave(name.trim())
  }
  return (
    <Dialog
      isOpen
      size="s"
      title={t('users.saved.save')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="primary" disabled={name.trim() === ''} onClick={() => onSave(name.trim())}>
            {t('kit.action.save')}
          </Button>
        </>
      }
    >
      <form onSubmit={handleSubmit}>
        <Field label={t('users.saved.name')} isRequired>
          <TextField maxLength={NAME_MAX} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
