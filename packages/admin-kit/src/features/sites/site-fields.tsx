import { Checkbox, Field, FormSection, Select, Textarea, TextField } from '@doorway/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { useErrorText } from '../../forms/use-error-text'
import { AreaPicker } from '../areas'
import { PictureField } from './picture-field'
import { footerFields, siteLanguages, siteStates, type SiteFormValues } from './site-draft'
import { levelTexts, siteLevels } from './site-levels'
import type { SiteDetail } from './site-types'

interface FieldsProps {
  form: UseFormReturn<SiteFormValues>
}

const DEFAULT_ACCENT = '#1f5fbf'

function BasicFields({ form }: FieldsProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { register, formState, control } = form
  const { errors } = formState
  return (
    <FormSection title={t('sites.form.basics')}>
      <Field label={t('sites.field.name')} isRequired error={errorText(errors.name)}>
        <TextField data-autofocus="" maxLength={100} {...register('name')} />
      </Field>
      <Field label={t('sites.field.code')} isRequired hint={t('sites.form.codeHint')} error={errorText(errors.code)}>
        <TextField maxLength={30} {...register('code')} />
      </Field>
      <Field label={t('sites.field.url')} hint={t('sites.form.urlHint')} error={errorText(errors.url)}>
        <TextField type="url" maxLength={500} {...register('url')} />
      </Field>
      <Field label={t('sites.field.level')}>
        <Select
          placeholder={null}
          options={siteLevels.map((level) => ({ value: level, label: t(levelTexts[level]) }))}
          {...register('level')}
        />
      </Field>
      <Field label={t('sites.field.area')} error={errorText(errors.areaCode)}>
        <Controller
          name="areaCode"
          control={control}
          render={({ field: { value, onChange } }) => (
            <AreaPicker label={t('sites.field.area')} value={value} onChange={onChange} />
          )}
        />
      </Field>
      <Field label={t('sites.field.state')} hint={t(`sites.stateHint.${form.watch('state')}`)}>
        <Select
          placeholder={null}
          options={siteStates.map((state) => ({ value: state, label: t(`sites.state.${state}`) }))}
          {...register('state')}
        />
      </Field>
      <Field label={t('sites.field.detail')} data-wide="">
        <Textarea rows={2} maxLength={1000} {...register('detail')} />
      </Field>
    </FormSection>
  )
}

interface LogoFieldProps extends FieldsProps {
  /** Address of the stored logo. */
  storedUrl: string | null
}

function LogoField({ form, storedUrl }: LogoFieldProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  return (
    <PictureField
      words={{
        label: t('sites.field.logo'),
        choose: t('sites.form.chooseLogo'),
        hint: t('sites.form.logoHint'),
        alt: t('sites.form.logoAlt'),
        remove: t('sites.form.removeLogo'),
      }}
      storedUrl={storedUrl}
      error={errorText(form.formState.errors.logoFileId)}
      onChange={(fileId) => {
        form.setValue('logoFileId', fileId, { shouldDirty: true })
        form.clearErrors('logoFileId')
      }}
    />
  )
}

function LanguageFields({ form }: FieldsProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const error = errorText(form.formState.errors.languages)
  return (
    <Controller
      name="languages"
      control={form.control}
      render={({ field: { value, onChange } }) => (
        <fieldset className="dw-site-wide">
          <legend>{t('sites.field.languages')}</legend>
          <div className="dw-site-row">
            {siteLanguages.map((language) => (
              <Checkbox
                key={language}
                label={t(`sites.language.${language}`)}
                checked={value.includes(language)}
                onCheckedChange={(isOn) =>
                  onChange(isOn ? [...value, language] : value.filter((chosen) => chosen !== language))
                }
              />
            ))}
          </div>
          {error && (
            <p className="dw-field-error" role="alert">
              {error}
            </p>
          )}
        </fieldset>
      )}
    />
  )
}

/** The colour as text, and the browser's own chooser next to it. */
function AccentField({ form }: FieldsProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const accent = form.watch('accent')
  return (
    <>
      <Field
        label={t('sites.field.accent')}
        hint={t('sites.form.accentHint')}
        error={errorText(form.formState.errors.accent)}
      >
        <TextField maxLength={7} placeholder="#rrggbb" {...form.register('accent')} />
      </Field>
      <Field label={t('sites.form.accentChooser')}>
        <input
          type="color"
          aria-label={t('sites.form.accentChooser')}
          value={/^#[0-9a-f]{6}$/i.test(accent) ? accent : DEFAULT_ACCENT}
          onChange={(event) => form.setValue('accent', event.target.value, { shouldDirty: true })}
        />
      </Field>
    </>
  )
}

export interface SiteFieldsProps extends FieldsProps {
  /** Null for a new site. */
  site: SiteDetail | null
}

/** All fields of a site, in three groups. */
export function SiteFields({ form, site }: SiteFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <BasicFields form={form} />
      <FormSection title={t('sites.form.looks')}>
        <LogoField form={form} storedUrl={site ? site.logoUrl : null} />
        <AccentField form={form} />
        <LanguageFields form={form} />
      </FormSection>
      <FormSection title={t('sites.form.footer')}>
        {footerFields.map((field) => (
          <Field key={field} label={t(`sites.footer.${field}`)}>
            <TextField maxLength={200} {...form.register(`footer.${field}`)} />
          </Field>
        ))}
      </FormSection>
    </>
  )
}
