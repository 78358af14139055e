import { Button, Field, FileDrop, ProgressBar, RadioGroup } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import type { ImportWork } from './use-import'

/** Template, what happens to rows that exist, and the file. */
export function ChooseStep({ work }: { work: ImportWork }) {
  const t = useTranslate()
  if (work.isSending) {
    return (
      <div className="dw-import-step">
        <ProgressBar label={t('imports.sending')} value={0} max={null} />
        <Button onClick={work.cancel}>{t('kit.ui.cancel')}</Button>
      </div>
    )
  }
  const modes = [
    { value: 'skip', label: t('imports.modeSkip') },
    { value: 'update', label: t('imports.modeUpdate') },
  ]
  return (
    <div className="dw-import-step">
      <p className="dw-import-words">{t('imports.intro')}</p>
      <Button icon="download" onClick={work.downloadTemplate}>
        {t('imports.template')}
      </Button>
      {work.canUpdate && (
        <Field label={t('imports.mode')}>
          <RadioGroup
            options={modes}
            value={work.mode}
            onValueChange={(value) => work.setMode(value === 'update' ? 'update' : 'skip')}
          />
        </Field>
      )}
      <FileDrop
        label={t('imports.drop')}
        chooseLabel={t('imports.choose')}
        hint={t('imports.hint')}
        accept=".xlsx,.csv"
        error={work.fault}
        onFiles={work.choose}
      />
    </div>
  )
}
