import { Button, Field, TextField } from '@doorway/ui'
import type { ReactNode } from 'react'
import { useTranslate } from '../../context/use-translate'
import { inputText } from '../../forms/input-text'
import { siteLanguages } from './site-draft'

export interface PartFrameProps {
  /** What the part is called in its heading and by its buttons. */
  name: string
  place: number
  count: number
  onMove: (step: -1 | 1) => void
  onRemove: () => void
  children: ReactNode
}

/** One topic or group of a list: its fields, and buttons that move and remove it. */
export function PartFrame({ name, place, count, onMove, onRemove, children }: PartFrameProps) {
  const t = useTranslate()
  const label = (action: string) => `${action} ${name}`
  return (
    <fieldset className="dw-site-part">
      <legend>{name}</legend>
      {children}
      <div className="dw-site-row">
        {place > 0 && (
          <Button size="s" variant="quiet" aria-label={label(t('sites.block.up'))} onClick={() => onMove(-1)}>
            {t('sites.block.up')}
          </Button>
        )}
        {place < count - 1 && (
          <Button size="s" variant="quiet" aria-label={label(t('sites.block.down'))} onClick={() => onMove(1)}>
            {t('sites.block.down')}
          </Button>
        )}
        <Button size="s" variant="quiet" aria-label={label(t('sites.links.remove'))} onClick={onRemove}>
          {t('sites.links.remove')}
        </Button>
      </div>
    </fieldset>
  )
}

export interface OtherLanguagesProps {
  /** The label of the text in the source language. */
  label: string
  maxLength: number
  texts: Record<string, string>
  onChange: (texts: Record<string, string>) => void
}

/** A text in the other languages of the portal, folded away until it is needed. */
export function OtherLanguages({ label, maxLength, texts, onChange }: OtherLanguagesProps) {
  const t = useTranslate()
  return (
    <details>
      <summary>{t('sites.links.otherLanguages')}</summary>
      <div className="dw-site-form">
        {siteLanguages
          .filter((language) => language !== 'zh')
          .map((language) => (
            <Field key={language} label={t('sites.links.textIn', { label, language: t(`sites.language.${language}`) })}>
              <TextField
                maxLength={maxLength}
                value={inputText(texts[language])}
                onChange={(event) => onChange({ ...texts, [language]: event.target.value })}
              />
            </Field>
          ))}
      </div>
    </details>
  )
}
