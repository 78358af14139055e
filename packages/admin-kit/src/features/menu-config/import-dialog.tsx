import type { MenuDocument } from '@doorway/api-client'
import { Button, Chip, Dialog, FileDrop } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import { differenceOf, readDocument, type EntryChange } from './document-difference'
import { useImportDocument, useReadDocument } from './menu-config.queries'

export interface ImportDialogProps {
  onClose: () => void
}

/** Both sides of the difference. */
interface Compared {
  current: MenuDocument
  next: MenuDocument
}

/** Reads a file, and the menu as it is now to compare it with. */
function useCompared() {
  const reading = useReadDocument()
  const [compared, setCompared] = useState<Compared | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const compare = async (file: File) => {
    const next = readDocument(await file.text())
    setUnreadable(next === undefined)
    setCompared(null)
    if (next) reading.mutate(undefined, { onSuccess: (current) => setCompared({ current, next }) })
  }
  return { compared, compare, isUnreadable, failure: reading.error, isReading: reading.isPending }
}

function Changes({ label, tone, list }: { label: string; tone: 'success' | 'warning'; list: readonly EntryChange[] }) {
  const t = useTranslate()
  if (list.length === 0) return null
  return (
    <section aria-label={label}>
      <Chip tone={tone}>{label}</Chip>
      <ul className="dw-menu-config-list">
        {list.map(({ entry, changes }) => (
          <li key={entry.name}>
            <strong>{entry.title}</strong> <small>{entry.name}</small>
            {changes.map(({ member, before, after }) => (
              <div key={member} className="dw-menu-config-change">
                {t('menuConfig.document.change', { member: t(`menuConfig.member.${member}`), before, after })}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** 导入: a file, what it will change, and only then the import. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const importing = useImportDocument()
  const { compared, compare, isUnreadable, failure } = useCompared()
  const difference = compared && differenceOf(compared.current, compared.next)
  const hasChanges = difference !== null && difference.added.length + difference.changed.length > 0
  const start = () => {
    if (!compared) return
    importing.mutate(compared.next, {
      onSuccess: ({ added, changed }) => {
        notify.success(t('menuConfig.document.imported', { added, changed }))
        onClose()
      },
    })
  }
  const refused = importing.error ?? failure
  return (
    <Dialog
      isOpen
      size="l"
      title={t('menuConfig.document.import')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="primary" disabled={!hasChanges} isBusy={importing.isPending} onClick={start}>
            {t('menuConfig.document.start')}
          </Button>
        </>
      }
    >
      <div className="dw-menu-config">
        <FileDrop
          label={t('menuConfig.document.file')}
          chooseLabel={t('menuConfig.document.choose')}
          hint={t('menuConfig.document.hint')}
          error={isUnreadable ? t('menuConfig.document.unreadable') : undefined}
          accept=".json"
          onFiles={([file]) => file && void compare(file)}
        />
        {refused && (
          <p className="dw-field-error" role="alert">
            {failureText(refused)}
          </p>
        )}
        {difference && (
          <>
            <output>
              {t('menuConfig.document.difference', {
                added: difference.added.length,
                changed: difference.changed.length,
                same: difference.same,
              })}
            </output>
            <Changes label={t('menuConfig.document.added')} tone="success" list={difference.added} />
            <Changes label={t('menuConfig.document.changed')} tone="warning" list={difference.changed} />
          </>
        )}
      </div>
    </Dialog>
  )
}
