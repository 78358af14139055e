import type { ManagedDictionaryEntry } from '@doorway/api-client'
import { ConfirmDialog } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import { useRemoveEntry, useSaveEntry } from './dictionaries.queries'
import { withState } from './entry-form'

interface Question {
  kind: 'disable' | 'remove'
  entry: ManagedDictionaryEntry
}

/** What can be done with entries: the open form, the open question, and the changes with their messages. */
export function useEntryCommands() {
  const t = useTranslate()
  const notify = useNotify()
  const saving = useSaveEntry()
  const removing = useRemoveEntry()
  const [edited, setEdited] = useState<{ entry: ManagedDictionaryEntry | null } | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const setEnabled = (entry: ManagedDictionaryEntry, isEnabled: boolean) =>
    saving.mutate(withState(entry, isEnabled), {
      onSuccess: () =>
        notify.success(t(isEnabled ? 'dictionaries.nowEnabled' : 'dictionaries.nowDisabled', { name: entry.label })),
      onError: notify.failure,
      onSettled: () => setQuestion(null),
    })
  const confirm = () => {
    if (!question) return
    const { kind, entry } = question
    if (kind === 'disable') return setEnabled(entry, false)
    removing.mutate(entry, {
      onSuccess: () => notify.success(t('dictionaries.removed', { name: entry.label })),
      onError: notify.failure,
      onSettled: () => setQuestion(null),
    })
  }
  return {
    edited,
    add: () => setEdited({ entry: null }),
    edit: (entry: ManagedDictionaryEntry) => setEdited({ entry }),
    close: () => setEdited(null),
    enable: (entry: ManagedDictionaryEntry) => setEnabled(entry, true),
    disable: (entry: ManagedDictionaryEntry) => setQuestion({ kind: 'disable', entry }),
    remove: (entry: ManagedDictionaryEntry) => setQuestion({ kind: 'remove', entry }),
    question,
    confirm,
    cancel: () => setQuestion(null),
    isRunning: saving.isPending || removing.isPending,
  }
}

/** The commands of a list of entries. */
export type EntryCommands = ReturnType<typeof useEntryCommands>

/** Confirms that an entry is disabled or deleted, and says what follows. */
export function EntryQuestion({ commands }: { commands: EntryCommands }) {
  const t = useTranslate()
  const { question, confirm, cancel, isRunning } = commands
  if (!question) return null
  const { kind, entry } = question
  return (
    <ConfirmDialog
      isOpen
      isDanger={kind === 'remove'}
      title={t(`dictionaries.${kind}.title`)}
      question={t(`dictionaries.${kind}.question`, { name: entry.label })}
      consequence={t(`dictionaries.${kind}.consequence`)}
      confirmLabel={t(kind === 'remove' ? 'kit.action.delete' : 'kit.action.disable')}
      isBusy={isRunning}
      onConfirm={confirm}
      onCancel={cancel}
    />
  )
}
