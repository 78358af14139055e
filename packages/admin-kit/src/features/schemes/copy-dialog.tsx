import { ApiError } from '@doorway/api-client'
import { Button, Dialog, Field, Select, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import type { Scheme } from './scheme-types'
import { useChangeScheme, useOwnerCompetitions } from './schemes.queries'

const NAME_MAX = 80
const LIBRARY_OPTION = 'library'

export interface CopyDialogProps {
  scheme: Scheme
  onCopied: (id: number) => void
  onClose: () => void
}

/** Copies a scheme to one of its own, of a competition or the library. */
export function CopyDialog({ scheme, onCopied, onClose }: CopyDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const copying = useChangeScheme('copy')
  const competitions = useOwnerCompetitions()
  const [name, setName] = useState(() => t('schemes.copy.name', { name: scheme.name }).slice(0, NAME_MAX))
  const [owner, setOwner] = useState(LIBRARY_OPTION)
  const [fault, setFault] = useState<string | null>(null)
  const copy = () => {
    if (name.trim() === '') return setFault(t('schemes.copy.nameFault'))
    setFault(null)
    const competitionId = owner === LIBRARY_OPTION ? null : Number(owner)
    copying.mutate((calls) => calls.copy({ id: scheme.id, as: 'scheme', competitionId, name: name.trim() }), {
      onSuccess: (made) => {
        notify.success(t('schemes.copy.done', { name: made.name }))
        onClose()
        onCopied(made.id)
      },
      onError: (error) => {
        if (isSilent(error)) return
        const own = error instanceof ApiError ? error.fieldErrors.find(({ field }) => field === 'name') : undefined
        setFault(own?.msg ?? failureText(error))
      },
    })
  }
  return (
    <Dialog
      isOpen
      size="s"
      title={t('schemes.copy.title')}
      description={t('schemes.copy.hint')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="primary" isBusy={copying.isPending} onClick={copy}>
            {t('schemes.copy.title')}
          </Button>
        </>
      }
    >
      <div className="dw-scheme-stack">
        <Field label={t('schemes.field.name')} isRequired error={fault}>
          <TextField maxLength={NAME_MAX} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label={t('schemes.field.owner')}>
          <Select
            placeholder={null}
            value={owner}
            options={[
              { value: LIBRARY_OPTION, label: t('schemes.ownLibrary') },
              ...competitions.map(({ id, name: of }) => ({ value: String(id), label: of })),
            ]}
            onValueChange={setOwner}
          />
        </Field>
      </div>
    </Dialog>
  )
}
