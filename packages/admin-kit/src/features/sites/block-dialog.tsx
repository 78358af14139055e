import { Button, Dialog, Field, Select, TextField } from '@doorway/ui'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { siteLanguages } from './site-draft'
import type { SiteBlock } from './site-types'

const MAX_ROWS = 10
const TITLE_MAX = 40
const usual = ''

export interface BlockDialogProps {
  block: SiteBlock
  /** What the block is called without a title of its own. */
  name: string
  onSave: (change: Pick<SiteBlock, 'title' | 'titles' | 'rows'>) => void
  onClose: () => void
}

/** Title and rows of one block. Nothing is stored before the arrangement is saved. */
export function BlockDialog({ block, name, onSave, onClose }: BlockDialogProps) {
  const t = useTranslate()
  const [title, setTitle] = useState(block.title ?? '')
  const [titles, setTitles] = useState(block.titles)
  const [rows, setRows] = useState(block.rows === null ? usual : String(block.rows))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const own = title.trim()
    onSave({
      title: own === '' ? null : own,
      titles: own === '' ? {} : Object.fromEntries(Object.entries(titles).filter(([, text]) => text.trim() !== '')),
      rows: rows === usual ? null : Number(rows),
    })
  }
  return (
    <Dialog
      isOpen
      title={t('sites.block.editOf', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button type="submit" form="dw-block-form" variant="primary">
            {t('kit.ui.confirm')}
          </Button>
        </>
      }
    >
      <form id="dw-block-form" className="dw-site-form" noValidate onSubmit={handleSubmit}>
        <Field label={t('sites.block.title')} hint={t('sites.block.titleHint', { name })}>
          <TextField maxLength={TITLE_MAX} value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        {siteLanguages
          .filter((language) => language !== 'zh')
          .map((language) => (
            <Field key={language} label={t('sites.block.titleIn', { language: t(`sites.language.${language}`) })}>
              <TextField
                maxLength={TITLE_MAX}
                disabled={title.trim() === ''}
                value={titles[language] ?? ''}
                onChange={(event) => setTitles({ ...titles, [language]: event.target.value })}
              />
            </Field>
          ))}
        <Field label={t('sites.block.rows')}>
          <Select
            placeholder={t('sites.block.usualRows')}
            options={Array.from({ length: MAX_ROWS }, (_, index) => ({
              value: String(index + 1),
              label: t('sites.block.rowCount', { count: index + 1 }),
            }))}
            value={rows}
            onValueChange={setRows}
          />
        </Field>
      </form>
    </Dialog>
  )
}
