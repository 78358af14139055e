import { Button, Card, Field, IconPicker, TextField } from '@doorway/ui'
import { Controller } from 'react-hook-form'
import { useErrorText } from '../../forms/use-error-text'
import { useTranslate } from '../../context/use-translate'
import { useIconNames } from '../icon-names'
import { readScope } from './data-scope'
import { DataScopeHelper } from './data-scope-helper'
import type { RoleEditing } from './use-role-editor'

/** 名称, 扩展属性 and 图标 (specification section 2, role edit screen). */
export function RoleFields({ editing }: { editing: RoleEditing }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const iconName = useIconNames()
  const { form, rights } = editing
  const { errors } = form.formState
  const { extent } = editing
  const scope = readScope(extent)
  return (
    <Card className="dw-role-form" role="group" aria-label={t('roles.form.basics')}>
      <Field label={t('roles.form.name')} isRequired error={errorText(errors.name)}>
        <TextField maxLength={50} readOnly={!rights.mayEdit} {...form.register('name')} />
      </Field>
      <Field
        label={t('roles.form.extent')}
        hint={scope ? t('roles.scope.now', { scope: t(`roles.scope.${scope.kind}`) }) : t('roles.scope.unknown')}
      >
        <TextField maxLength={500} readOnly={!rights.mayEdit} {...form.register('extent')} />
      </Field>
      {rights.mayEdit && (
        <DataScopeHelper
          extent={extent}
          onApply={(text) => form.setValue('extent', text, { shouldDirty: true, shouldValidate: true })}
        />
      )}
      <Field label={t('roles.form.icon')} isRequired error={errorText(errors.icon)}>
        <Controller
          name="icon"
          control={form.control}
          render={({ field }) => (
            <IconPicker
              ref={field.ref}
              disabled={!rights.mayEdit}
              value={field.value}
              nameOf={iconName}
              onBlur={field.onBlur}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      {editing.failure?.isConflict && (
        <Button onClick={() => void editing.takeLatest()}>{t('roles.saving.rebase')}</Button>
      )}
    </Card>
  )
}
