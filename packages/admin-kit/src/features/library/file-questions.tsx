import { Button, ConfirmDialog, Dialog, Field, Select } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { folderOptions } from './folder-path'
import type { LibraryFolder } from './library-types'
import type { FileCommands } from './use-file-commands'

const noChoice = ''

interface MoveQuestionProps {
  commands: FileCommands
  files: NonNullable<FileCommands['question']>['files']
  folders: readonly LibraryFolder[]
}

function MoveQuestion({ commands, files, folders }: MoveQuestionProps) {
  const t = useTranslate()
  const [folder, setFolder] = useState(noChoice)
  const close = () => commands.open(null)
  return (
    <Dialog
      isOpen
      size="s"
      title={t('library.move.title', { count: files.length })}
      description={t('library.move.hint')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('kit.ui.cancel')}</Button>
          <Button
            variant="primary"
            isBusy={commands.isRunning}
            onClick={() => commands.move(files, folder === noChoice ? null : Number(folder))}
          >
            {t('library.action.move')}
          </Button>
        </>
      }
    >
      <Field label={t('library.move.to')}>
        <Select
          placeholder={t('library.folder.none')}
          options={folderOptions(folders)}
          value={folder}
          onValueChange={setFolder}
        />
      </Field>
    </Dialog>
  )
}

/** The question before files are moved or deleted. */
export function FileQuestions({ commands, folders }: { commands: FileCommands; folders: readonly LibraryFolder[] }) {
  const t = useTranslate()
  const { question } = commands
  if (!question) return null
  const { kind, files } = question
  if (kind === 'move') return <MoveQuestion commands={commands} files={files} folders={folders} />
  const used = files.filter(({ useCount }) => useCount > 0).length
  const [first] = files
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('library.delete.title')}
      question={
        files.length === 1 && first
          ? t('library.delete.one', { name: first.name })
          : t('library.delete.many', { count: files.length })
      }
      consequence={used > 0 ? t('library.delete.used', { count: used }) : t('library.delete.consequence')}
      confirmLabel={t('kit.action.delete')}
      isBusy={commands.isRunning}
      onConfirm={() => commands.remove(files)}
      onCancel={() => commands.open(null)}
    />
  )
}
