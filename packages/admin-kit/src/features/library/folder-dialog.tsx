import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Field, Select, TextField } from '@doorway/ui'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { useTranslate } from '../../context/use-translate'
import { RecordDialog } from '../../forms/record-dialog'
import { useErrorText } from '../../forms/use-error-text'
import { useRecordForm } from '../../forms/use-record-form'
import { useNotify } from '../../mutations/use-notify'
import { folderOptions } from './folder-path'
import type { LibraryFolder } from './library-types'
import { useSaveFolder } from './library.queries'

const NAME_MAX = 50
const noChoice = ''
const schema = z.object({ name: z.string(), parentId: z.string() })
type FolderValues = z.infer<typeof schema>

export interface FolderDialogProps {
  siteId: number
  folders: readonly LibraryFolder[]
  /** Null for a new folder. */
  folder: LibraryFolder | null
  /** Where the folder is, or where the new one goes; null for the top. */
  parentId: number | null
  onClose: () => void
}

/** The form of a folder: its name and the folder that it is in. */
export function FolderDialog({ siteId, folders, folder, parentId, onClose }: FolderDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const errorText = useErrorText()
  const saving = useSaveFolder()
  const form = useRecordForm<FolderValues>({
    resolver: standardSchemaResolver<FolderValues, unknown, FolderValues>(schema),
    defaultValues: { name: folder ? folder.name : '', parentId: parentId === null ? noChoice : String(parentId) },
    fields: ['name', 'parentId'],
    ...(folder && { version: folder.version }),
    onSave: async (values, version) => {
      const parent = values.parentId === noChoice ? null : Number(values.parentId)
      const saved = await saving.mutateAsync({
        siteId,
        name: values.name,
        parentId: parent,
        ...(folder && { id: folder.id, version }),
      })
      notify.success(t('library.folder.saved', { name: saved.name }))
      onClose()
    },
  })
  const { errors, isDirty } = form.formState
  const title = t(folder ? 'library.folder.edit' : 'library.folder.add')
  return (
    <RecordDialog
      title={title}
      what={title}
      isDirty={isDirty}
      isBusy={saving.isPending}
      failure={form.failure}
      onSubmit={form.submit}
      onOverwrite={form.overwrite}
      conflictText={t('library.conflict')}
      overwriteLabel={t('library.overwrite')}
      onClose={onClose}
    >
      <Field label={t('library.folder.name')} isRequired error={errorText(errors.name)}>
        <TextField data-autofocus="" maxLength={NAME_MAX} {...form.register('name')} />
      </Field>
      <Field label={t('library.folder.parent')} error={errorText(errors.parentId)}>
        <Controller
          name="parentId"
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <Select
              placeholder={t('library.folder.top')}
              options={folderOptions(folders, { without: folder?.id })}
              value={value}
              onValueChange={onChange}
            />
          )}
        />
      </Field>
    </RecordDialog>
  )
}
