import { ApiError } from '@doorway/api-client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Button, Drawer, Field, Skeleton, TextField, Textarea } from '@doorway/ui'
import { Suspense, useId, useState } from 'react'
import * as z from 'zod/mini'
import { copyText } from '../../browser/browser-actions'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { useDirtyGuard } from '../../forms/use-dirty-guard'
import { useErrorText } from '../../forms/use-error-text'
import { useRecordForm } from '../../forms/use-record-form'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import { FilePicture } from './file-picture'
import { FileReplace } from './file-replace'
import { isCroppable } from './cropped-file'
import { FilmPoster } from './film-poster'
import { FileTwins, FileUses } from './file-uses'
import { FocalPointField } from './focal-point'
import { pathOf } from './folder-path'
import { cropDialog } from './lazy-parts'
import type { LibraryFile, LibraryFileDetail, LibraryFolder } from './library-types'
import { libraryCodes } from './library.codes'
import { useLibraryFile, useSaveFile } from './library.queries'
import { sizeText } from './size-text'

const ALT_MAX = 200
const NAME_MAX = 200
const PREVIEW_PX = 640

const schema = z.object({ name: z.string(), alt: z.string(), focalX: z.number(), focalY: z.number() })
type FileValues = z.infer<typeof schema>

export interface FileDetailsProps {
  fileId: string
  folders: readonly LibraryFolder[]
  /** Opens the details of another file. */
  onOpen: (fileId: string) => void
  onClose: () => void
}

/** Facts that cannot be edited, and the address to copy. */
function FileFacts({ file, folders }: { file: LibraryFile; folders: readonly LibraryFolder[] }) {
  const t = useTranslate()
  const notify = useNotify()
  const address = new URL(file.url, window.location.href).href
  const copy = async () => {
    if (await copyText(address)) notify.success(t('library.address.copied', { name: file.name }))
  }
  const path = pathOf(folders, file.folderId).map(({ name }) => name)
  const sides = file.width !== null && file.height !== null ? ` · ${file.width} × ${file.height}` : ''
  return (
    <section className="dw-library-part">
      <p>{`${t(`library.kind.${file.kind}`)} · ${sizeText(file.size)}${sides}`}</p>
      <p>{t('library.details.uploaded', { name: file.uploaderName ?? '—', time: file.createdAt })}</p>
      <p>{path.length > 0 ? path.join(' / ') : t('library.folder.none')}</p>
      <div>
        <Button size="s" icon="copy" onClick={() => void copy()}>
          {t('library.address.copy')}
        </Button>
      </div>
    </section>
  )
}

/** Opens the crop of a picture; the version that a form with unsaved values has read would be outdated by it. */
function CropButton({ file, isBlocked }: { file: LibraryFile; isBlocked: boolean }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button
        size="s"
        disabled={isBlocked}
        title={isBlocked ? t('library.replace.saveFirst') : undefined}
        onPointerEnter={cropDialog.prefetch}
        onFocus={cropDialog.prefetch}
        onClick={() => setOpen(true)}
      >
        {t('library.crop')}
      </Button>
      {isOpen && (
        <Suspense>
          <cropDialog.Part file={file} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

interface FormProps extends Omit<FileDetailsProps, 'fileId'> {
  detail: LibraryFileDetail
}

function useFileForm(file: LibraryFile, onClose: () => void) {
  const t = useTranslate()
  const notify = useNotify()
  const saving = useSaveFile()
  const { name, alt, focalX, focalY, version } = file
  const form = useRecordForm<FileValues>({
    resolver: standardSchemaResolver<FileValues, unknown, FileValues>(schema),
    defaultValues: { name, alt, focalX, focalY },
    fields: ['name', 'alt'],
    version,
    onSave: async (values, known) => {
      const saved = await saving.mutateAsync({ ...values, id: file.id, version: known ?? version })
      notify.success(t('library.saved', { name: saved.name }))
      onClose()
    },
  })
  return { ...form, isSaving: saving.isPending }
}

function DetailsForm({ detail: { file, uses, duplicates }, folders, onOpen, onClose }: FormProps) {
  const t = useTranslate()
  const can = useCan()
  const formId = useId()
  const failureText = useFailureText()
  const errorText = useErrorText()
  const form = useFileForm(file, onClose)
  const { errors, isDirty } = form.formState
  const guard = useDirtyGuard({ isDirty: isDirty && !form.isSaving, what: file.name, save: form.submit })
  const leave = (go: () => void) => void guard.mayLeave().then((mayLeave) => mayLeave && go())
  const isReadOnly = !can(libraryCodes.edit)
  const isPicture = file.kind === 'picture'
  const isConflict = form.failure instanceof ApiError && form.failure.isVersionConflict
  const [focalX, focalY, alt] = form.watch(['focalX', 'focalY', 'alt'])
  return (
    <Drawer
      isOpen
      title={file.name}
      onClose={() => leave(onClose)}
      footer={
        <>
          <Button onClick={() => leave(onClose)}>{t('kit.ui.cancel')}</Button>
          {!isReadOnly && (
            <Button type="submit" form={formId} variant="primary" isBusy={form.isSaving}>
              {t('kit.action.save')}
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        className="dw-library-part"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {form.failure !== null && (
          <p className="dw-field-error" role="alert">
            {isConflict ? t('library.conflict') : failureText(form.failure)}{' '}
            {isConflict && (
              <Button size="s" onClick={() => void form.overwrite()}>
                {t('library.overwrite')}
              </Button>
            )}
          </p>
        )}
        {isPicture ? (
          <FocalPointField
            src={`${file.previewUrl}&width=${PREVIEW_PX}`}
            alt={alt}
            value={{ focalX, focalY }}
            isReadOnly={isReadOnly}
            onChange={(point) => {
              form.setValue('focalX', point.focalX, { shouldDirty: true })
              form.setValue('focalY', point.focalY, { shouldDirty: true })
            }}
          />
        ) : file.kind === 'video' ? null : (
          <span className="dw-library-frame">
            <FilePicture file={file} />
          </span>
        )}
        {isPicture && !isReadOnly && <p className="dw-library-hint">{t('library.focal.hint')}</p>}
        {isPicture && !isReadOnly && isCroppable(file.ext) && <CropButton file={file} isBlocked={isDirty} />}
        <Field label={t('library.field.name')} isRequired error={errorText(errors.name)}>
          <TextField maxLength={NAME_MAX} readOnly={isReadOnly} {...form.register('name')} />
        </Field>
        {isPicture && (
          <Field label={t('library.field.alt')} hint={t('library.altHint')} error={errorText(errors.alt)}>
            <Textarea rows={2} maxLength={ALT_MAX} readOnly={isReadOnly} {...form.register('alt')} />
          </Field>
        )}
      </form>
      {file.kind === 'video' && <FilmPoster file={file} isReadOnly={isReadOnly} isBlocked={isDirty} />}
      <FileFacts file={file} folders={folders} />
      <FileUses uses={uses} />
      <FileTwins duplicates={duplicates} onOpen={(id) => leave(() => onOpen(id))} />
      {!isReadOnly && <FileReplace file={file} isBlocked={isDirty} />}
    </Drawer>
  )
}

/** One file: its picture with the focal point, its form, where it is used, and how it is replaced. */
export function FileDetails({ fileId, ...rest }: FileDetailsProps) {
  const t = useTranslate()
  const { data, error, refetch } = useLibraryFile(fileId)
  if (data) return <DetailsForm key={data.file.version} detail={data} {...rest} />
  return (
    <Drawer isOpen title={t('library.details.title')} onClose={rest.onClose}>
      {error ? <FailurePanel error={error} onRetry={() => void refetch()} /> : <Skeleton width="full" />}
    </Drawer>
  )
}
