import { Button, Field, FileDrop, ProgressBar, RadioGroup, Select } from '@doorway/ui'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { ContentSource } from './content-import-types'
import { useImportSites } from './content-imports.queries'
import { EarlierImports } from './earlier-imports'
import { fileFault, fileLimits, type FileRole } from './source-files'
import { type SourceDraft, useSourceUpload } from './use-source-upload'

const sources: readonly ContentSource[] = ['wordpress', 'csv', 'word']

interface FileChoiceProps {
  use: FileRole
  file: File | null
  /** Why there is none yet, once it was needed. */
  missing?: string
  onChoose: (file: File | null) => void
}

function FileChoice({ use, file, missing, onChoose }: FileChoiceProps) {
  const t = useTranslate()
  const [fault, setFault] = useState<string>()
  const choose = ([chosen]: File[]) => {
    if (!chosen) return
    const broken = fileFault(chosen, use)
    setFault(broken && t(`contentImports.${broken}`, { type: fileLimits[use].ext }))
    onChoose(broken ? null : chosen)
  }
  return (
    <div className="dw-content-import-part">
      <FileDrop
        label={t(`contentImports.file.${use}`)}
        chooseLabel={t('contentImports.choose')}
        hint={t(`contentImports.hint.${use}`)}
        accept={`.${fileLimits[use].ext}`}
        error={fault ?? (file ? undefined : missing)}
        onFiles={choose}
      />
      {file && <output>{t('contentImports.chosen', { name: file.name })}</output>}
    </div>
  )
}

/** The choices of a new import until they are complete. */
function useDraft() {
  const { data: sites } = useImportSites()
  const [chosenSite, setSite] = useState('')
  const [source, setSource] = useState<ContentSource>('wordpress')
  const [file, setFile] = useState<File | null>(null)
  const [archive, setArchive] = useState<File | null>(null)
  const only = sites?.length === 1 ? String(sites[0]?.id) : ''
  const site = chosenSite || only
  const draft: SourceDraft | null =
    site !== '' && file ? { siteId: Number(site), source, file, archive: source === 'word' ? null : archive } : null
  const choose = (value: string) => {
    setSource(sources.find((name) => name === value) ?? 'wordpress')
    setFile(null)
  }
  return { sites: sites ?? [], site, setSite, source, choose, file, setFile, archive, setArchive, draft }
}

export interface ChooseSourceProps {
  onOpen: (importId: string) => void
}

/** Site, source and files of a new import, and the earlier ones. */
export function ChooseSource({ onOpen }: ChooseSourceProps) {
  const t = useTranslate()
  const { sites, site, setSite, source, choose, file, setFile, archive, setArchive, draft } = useDraft()
  const [isChecked, setChecked] = useState(false)
  const work = useSourceUpload(onOpen)
  if (work.sending) {
    const { name, sent, size } = work.sending
    return (
      <div className="dw-content-import">
        <ProgressBar label={t('contentImports.sending', { name })} value={sent} max={size} />
        <div>
          <Button onClick={work.cancel}>{t('kit.ui.cancel')}</Button>
        </div>
      </div>
    )
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (draft) work.begin(draft)
  }
  return (
    <div className="dw-content-import">
      <form className="dw-content-import" onSubmit={handleSubmit} noValidate>
        <p className="dw-content-import-words">{t('contentImports.intro')}</p>
        <Field
          label={t('contentImports.site')}
          isRequired
          error={isChecked && site === '' ? t('contentImports.siteFault') : undefined}
        >
          <Select
            options={sites.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={site}
            onValueChange={setSite}
          />
        </Field>
        <Field label={t('contentImports.source.label')}>
          <RadioGroup
            options={sources.map((value) => ({ value, label: t(`contentImports.source.${value}`) }))}
            value={source}
            onValueChange={choose}
          />
        </Field>
        <FileChoice
          key={source}
          use={source}
          file={file}
          missing={isChecked ? t('contentImports.fileFault') : undefined}
          onChoose={setFile}
        />
        {source !== 'word' && <FileChoice use="archive" file={archive} onChoose={setArchive} />}
        <div>
          <Button type="submit" variant="primary">
            {t('contentImports.read')}
          </Button>
        </div>
      </form>
      <EarlierImports onOpen={onOpen} />
    </div>
  )
}
