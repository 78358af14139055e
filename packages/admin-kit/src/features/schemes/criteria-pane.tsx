import { Button, Checkbox, IconButton, TextField } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { PartFields } from './part-fields'
import { moved, newPart, newSection, type PartValues, type SectionValues, sumOfPoints } from './scheme-draft'
import type { SchemeForm } from './use-scheme-form'

const NAME_MAX = 40
const PERCENT = 100

interface PaneProps {
  form: SchemeForm
  isReadOnly: boolean
}

/** Points of the dimensions against the total, as bars and as words. */
function Sums({ form }: Pick<PaneProps, 'form'>) {
  const t = useTranslate()
  const { sections, total } = form.values
  const sum = sumOfPoints(sections.flatMap(({ parts }) => parts))
  const isEven = sum !== null && Number(sum) === Number(total)
  return (
    <div className="dw-scheme-sums">
      <p data-fault={!isEven || undefined} role="status">
        {sum === null ? t('schemes.sumUnknown') : t(isEven ? 'schemes.sumEven' : 'schemes.sumUneven', { sum, total })}
      </p>
      <ul aria-label={t('schemes.sums')}>
        {sections.map(({ key, name, parts }, at) => {
          const points = sumOfPoints(parts)
          const share = points === null || !(Number(total) > 0) ? 0 : (Number(points) / Number(total)) * PERCENT
          return (
            <li key={key}>
              <span>{name || t('schemes.unnamed', { no: at + 1 })}</span>
              <span className="dw-scheme-track" aria-hidden="true">
                <span className="dw-scheme-bar" style={{ inlineSize: `${Math.min(PERCENT, share)}%` }} />
              </span>
              <span>{points ?? '–'}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface SectionProps extends PaneProps {
  section: SectionValues
  index: number
}

function Section({ section, index, form, isReadOnly }: SectionProps) {
  const t = useTranslate()
  const { values, set, errorOf } = form
  const { sections } = values
  const name = section.name || t('schemes.unnamed', { no: index + 1 })
  const change = (next: Partial<SectionValues>) =>
    set({ sections: sections.map((one) => (one.key === section.key ? { ...one, ...next } : one)) })
  const changePart = (key: string, next: Partial<PartValues>) =>
    change({ parts: section.parts.map((part) => (part.key === key ? { ...part, ...next } : part)) })
  const decide = (decidesTies: boolean) =>
    set({ sections: sections.map((one) => ({ ...one, decidesTies: one.key === section.key && decidesTies })) })
  const fault = errorOf(`sections.${index}.name`) ?? errorOf(`sections.${index}.parts`)
  return (
    <section className="dw-scheme-section" aria-label={name}>
      <div className="dw-scheme-head">
        <TextField
          className="dw-scheme-grow"
          aria-label={t('schemes.sectionName', { no: index + 1 })}
          placeholder={t('schemes.sectionName', { no: index + 1 })}
          maxLength={NAME_MAX}
          readOnly={isReadOnly}
          value={section.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <span className="dw-scheme-number">{t('schemes.points', { points: sumOfPoints(section.parts) ?? '–' })}</span>
        <Checkbox
          label={t('schemes.decidesTies')}
          checked={section.decidesTies}
          disabled={isReadOnly}
          onCheckedChange={decide}
        />
        {!isReadOnly && (
          <span className="dw-scheme-tools">
            <IconButton
              icon="chevron-up"
              label={t('schemes.moveUp', { name })}
              disabled={index === 0}
              onClick={() => set({ sections: moved(sections, index, -1) })}
            />
            <IconButton
              icon="chevron-down"
              label={t('schemes.moveDown', { name })}
              disabled={index === sections.length - 1}
              onClick={() => set({ sections: moved(sections, index, 1) })}
            />
            <IconButton
              icon="close"
              label={t('schemes.remove', { name })}
              onClick={() => set({ sections: sections.filter(({ key }) => key !== section.key) })}
            />
          </span>
        )}
      </div>
      {fault && <p className="dw-field-error">{fault}</p>}
      <ol className="dw-scheme-parts">
        {section.parts.map((part, place) => (
          <li key={part.key}>
            <PartFields
              part={part}
              no={place + 1}
              field={`sections.${index}.parts.${place}`}
              isReadOnly={isReadOnly}
              errorOf={errorOf}
              onChange={(next) => changePart(part.key, next)}
              onRemove={() => change({ parts: section.parts.filter(({ key }) => key !== part.key) })}
            />
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <div>
          <Button icon="plus" size="s" onClick={() => change({ parts: [...section.parts, newPart()] })}>
            {t('schemes.addPart')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** 评分项: dimensions with their criteria, and whether they sum to the total. */
export function CriteriaPane({ form, isReadOnly }: PaneProps) {
  const t = useTranslate()
  const { values, set, errorOf } = form
  const fault = errorOf('sections')
  return (
    <div className="dw-scheme-stack">
      <Sums form={form} />
      {fault && <p className="dw-field-error">{fault}</p>}
      {values.sections.map((section, index) => (
        <Section key={section.key} section={section} index={index} form={form} isReadOnly={isReadOnly} />
      ))}
      {!isReadOnly && (
        <div>
          <Button icon="plus" onClick={() => set({ sections: [...values.sections, newSection()] })}>
            {t('schemes.addSection')}
          </Button>
        </div>
      )}
    </div>
  )
}
