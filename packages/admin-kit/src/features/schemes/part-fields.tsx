import { Button, Checkbox, Field, IconButton, TextField } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { type AnchorValues, newKey, type PartValues } from './scheme-draft'

const NAME_MAX = 40
const DETAIL_MAX = 300
const ANCHOR_MAX = 100
const MAX_ANCHORS = 10
const NUMBER_MAX = 9
const numbers = ['max', 'weight', 'step'] as const

export interface PartFieldsProps {
  part: PartValues
  /** Place in its dimension, from 1. */
  no: number
  /** Name of the criterion in refusals of the server. */
  field: string
  isReadOnly: boolean
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<PartValues>) => void
  onRemove: () => void
}

/** What some numbers of points stand for, so that judges mean the same by them. */
function Anchors({ part, field, isReadOnly, errorOf, onChange }: Omit<PartFieldsProps, 'no' | 'onRemove'>) {
  const t = useTranslate()
  const { anchors, name } = part
  const change = (key: string, next: Partial<AnchorValues>) =>
    onChange({ anchors: anchors.map((anchor) => (anchor.key === key ? { ...anchor, ...next } : anchor)) })
  const hasFault = anchors.some(
    (_, at) => errorOf(`${field}.anchors.${at}.score`) ?? errorOf(`${field}.anchors.${at}.text`),
  )
  return (
    <details className="dw-scheme-anchors" open={hasFault || undefined}>
      <summary>{t('schemes.anchors', { count: anchors.length })}</summary>
      <ol>
        {anchors.map(({ key, score, text }, at) => {
          const fault = errorOf(`${field}.anchors.${at}.score`) ?? errorOf(`${field}.anchors.${at}.text`)
          return (
            <li key={key}>
              <TextField
                className="dw-scheme-short"
                aria-label={t('schemes.anchorScore', { name, no: at + 1 })}
                inputMode="decimal"
                maxLength={NUMBER_MAX}
                readOnly={isReadOnly}
                value={score}
                onChange={({ target }) => change(key, { score: target.value.trim() })}
              />
              <TextField
                className="dw-scheme-grow"
                aria-label={t('schemes.anchorText', { name, no: at + 1 })}
                maxLength={ANCHOR_MAX}
                readOnly={isReadOnly}
                value={text}
                onChange={({ target }) => change(key, { text: target.value })}
              />
              {!isReadOnly && (
                <IconButton
                  icon="close"
                  label={t('schemes.removeAnchor', { name, no: at + 1 })}
                  onClick={() => onChange({ anchors: anchors.filter((anchor) => anchor.key !== key) })}
                />
              )}
              {fault && <p className="dw-field-error">{fault}</p>}
            </li>
          )
        })}
      </ol>
      {!isReadOnly && anchors.length < MAX_ANCHORS && (
        <Button
          size="s"
          icon="plus"
          onClick={() => onChange({ anchors: [...anchors, { key: newKey(), score: part.max, text: '' }] })}
        >
          {t('schemes.addAnchor')}
        </Button>
      )}
    </details>
  )
}

/** One criterion: its words, points, weight, step and anchors. */
export function PartFields(props: PartFieldsProps) {
  const { part, no, field, isReadOnly, errorOf, onChange, onRemove } = props
  const t = useTranslate()
  const name = part.name || t('schemes.unnamedPart', { no })
  return (
    <fieldset className="dw-scheme-part" disabled={isReadOnly} aria-label={name}>
      <Field label={t('schemes.part.name')} isRequired error={errorOf(`${field}.name`)}>
        <TextField maxLength={NAME_MAX} value={part.name} onChange={({ target }) => onChange({ name: target.value })} />
      </Field>
      {numbers.map((number) => (
        <Field key={number} label={t(`schemes.part.${number}`)} isRequired error={errorOf(`${field}.${number}`)}>
          <TextField
            inputMode="decimal"
            maxLength={NUMBER_MAX}
            value={part[number]}
            onChange={({ target }) => onChange({ [number]: target.value.trim() })}
          />
        </Field>
      ))}
      {!isReadOnly && (
        <span className="dw-scheme-remove">
          <IconButton icon="close" label={t('schemes.remove', { name })} onClick={onRemove} />
        </span>
      )}
      <Field label={t('schemes.part.detail')} className="dw-scheme-wide">
        <TextField
          maxLength={DETAIL_MAX}
          value={part.detail}
          onChange={({ target }) => onChange({ detail: target.value })}
        />
      </Field>
      <div className="dw-scheme-wide dw-scheme-tools">
        <Checkbox
          label={t('schemes.part.isCommentRequired')}
          checked={part.isCommentRequired}
          onCheckedChange={(isCommentRequired) => onChange({ isCommentRequired })}
        />
      </div>
      <div className="dw-scheme-wide">
        <Anchors part={part} field={field} isReadOnly={isReadOnly} errorOf={errorOf} onChange={onChange} />
      </div>
    </fieldset>
  )
}
