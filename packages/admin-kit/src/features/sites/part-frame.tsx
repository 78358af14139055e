import { Button, Field, TextField, type IconName } from '@doorway/ui'
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

interface ActionProps {
  icon: IconName
  word: string
  /** Of the part. */
  name: string
  onClick: () => void
}

function Action({ icon, word, name, onClick }: ActionProps) {
  return (
    <Button size="s" variant="quiet" icon={icon} aria-label={`${word} ${name}`} onClick={onClick}>
      {word}
    </Button>
  )
}

/** One topic or group of a list: its fields, and buttons that move and remove it. */
export function PartFrame({ name, place, count, onMove, onRemove, children }: PartFrameProps) {
  const t = useTranslate()
  return (
    <fieldset className="dw-site-part">
      <legend className="dw-site-part-name">{name}</legend>
      {children}
      <div className="dw-site-part-foot">
        <span>
          {place > 0 && <Action icon="chevron-up" word={t('sites.block.up')} name={name} onClick={() => onMove(-1)} />}
          {place < count - 1 && (
            <Action icon="chevron-down" word={t('sites.block.down')} name={name} onClick={() => onMove(1)} />
          )}
        </span>
        <Action icon="delete" word={t('sites.links.remove')} name={name} onClick={onRemove} />
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
      <summary className="dw-site-summary">{t('sites.links.otherLanguages')}</summary>
      <div className="dw-site-form dw-site-languages">
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
