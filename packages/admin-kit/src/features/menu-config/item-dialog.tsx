import type { ManagedMenuItem, MenuDraft } from '@doorway/api-client'
import { Checkbox, Field, FormSection, IconPicker, Select, TextField } from '@doorway/ui'
import { Controller, type Resolver, useWatch } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import type { ConflictWords } from '../../forms/conflict/conflict-view'
import { RecordConflict } from '../../forms/conflict/record-conflict'
import { storedTexts } from '../../forms/conflict/stored-texts'
import { inputText } from '../../forms/input-text'
import { RecordDialog } from '../../forms/record-dialog'
import { useErrorText } from '../../forms/use-error-text'
import { useRecordForm } from '../../forms/use-record-form'
import type { Translate } from '../../i18n/translate'
import { useNotify } from '../../mutations/use-notify'
import { useIconNames } from '../icon-names'
import { useSaveItem } from './menu-config.queries'

export interface ItemDialogProps {
  /** Null for a new one. */
  item: ManagedMenuItem | null
  /** Parent of a new one; null at the top. */
  parent: ManagedMenuItem | null
  onSaved: (id: number) => void
  onClose: () => void
}

const types = ['dir', 'menu', 'button', 'link'] as const
const languages = ['en', 'ja', 'ko', 'tw'] as const
const fields = ['name', 'title', 'type', 'icon', 'url', 'component', 'permissionCode'] as const

/** What the form holds, under the names of the contract. */
interface ItemValues {
  name: string
  title: string
  type: ManagedMenuItem['type']
  icon: string
  url: string
  component: string
  permissionCode: string
  isKeepAlive: boolean
  isHidden: boolean
  en: string
  ja: string
  ko: string
  tw: string
}

const NEW_ICON = 'cube'

function valuesOf(item: ManagedMenuItem | null, parent: ManagedMenuItem | null): ItemValues {
  const titles: Readonly<Record<string, string | undefined>> = item ? item.titles : {}
  const typeBelow = parent?.type === 'menu' ? 'button' : 'menu'
  return {
    name: inputText(item?.name),
    title: inputText(item?.title),
    type: item ? item.type : parent ? typeBelow : 'dir',
    icon: item ? item.icon : NEW_ICON,
    url: inputText(item?.url),
    component: inputText(item?.component),
    permissionCode: inputText(item?.permissionCode),
    // Tabs keep their pages unless an item says otherwise (domain 1.6).
    isKeepAlive: item?.isKeepAlive !== false,
    isHidden: item?.isHidden === true,
    en: inputText(titles['en']),
    ja: inputText(titles['ja']),
    ko: inputText(titles['ko']),
    tw: inputText(titles['tw']),
  }
}

/** The form of what is stored, as a version conflict returns it. */
function storedItem(current: unknown): ItemValues {
  const { type, keepAlive, hidden, titles } = Object(current)
  return {
    ...storedTexts(current, ['name', 'title', 'icon', 'url', 'component', 'permissionCode']),
    type: types.find((known) => known === type) ?? 'menu',
    isKeepAlive: keepAlive === true,
    isHidden: hidden === true,
    ...storedTexts(titles, languages),
  }
}

/** What the fields are called in a comparison. */
const conflictLabels = {
  name: 'menuConfig.field.name',
  title: 'menuConfig.field.title',
  type: 'menuConfig.field.type',
  icon: 'menuConfig.field.icon',
  url: 'menuConfig.field.url',
  component: 'menuConfig.field.component',
  permissionCode: 'menuConfig.field.permissionCode',
  isKeepAlive: 'menuConfig.field.keepAlive',
  isHidden: 'menuConfig.field.hidden',
  en: 'menuConfig.language.en',
  ja: 'menuConfig.language.ja',
  ko: 'menuConfig.language.ko',
  tw: 'menuConfig.language.tw',
} as const

/** What the fields and their values are called. */
function itemWords(t: Translate): ConflictWords<ItemValues> {
  const describe = (field: keyof ItemValues, values: ItemValues) =>
    field === 'type' ? t(`menuConfig.type.${values.type}`) : values[field]
  return { labels: conflictLabels, describe }
}

/** What is sent: members that the type does not have are empty. */
function draftOf(values: ItemValues): MenuDraft {
  const { name, title, type, icon, url, component, permissionCode, isKeepAlive, isHidden } = values
  const isButton = type === 'button'
  const titles = languages.flatMap((language) =>
    values[language].trim() ? [[language, values[language].trim()] as const] : [],
  )
  return {
    name,
    title,
    type,
    icon,
    url: isButton ? null : url.trim() || null,
    component: type === 'menu' ? component.trim() || null : null,
    permissionCode: isButton ? permissionCode.trim() || null : null,
    isKeepAlive: type === 'menu' && isKeepAlive,
    isHidden,
    titles: Object.fromEntries(titles),
  }
}

// The server has the rules of menu items; its refusals stand at the fields.
const resolver: Resolver<ItemValues> = (values) => ({ values, errors: {} })

function useItemForm({ item, parent, onSaved, onClose }: ItemDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const saving = useSaveItem()
  const form = useRecordForm<ItemValues>({
    resolver,
    defaultValues: valuesOf(item, parent),
    fields,
    version: item?.version,
    valuesOf: storedItem,
    onSave: async (values, version) => {
      const place = item ? { id: item.id, version } : { parentId: parent ? parent.id : 0 }
      const saved = await saving.mutateAsync({ ...draftOf(values), ...place })
      notify.success(t('menuConfig.saved', { title: saved.title }))
      onSaved(saved.id)
      onClose()
    },
  })
  return { ...form, isSaving: saving.isPending }
}

type ItemForm = ReturnType<typeof useItemForm>

/** The fields that the chosen type has. */
function TypeFields({ form }: { form: ItemForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const iconName = useIconNames()
  const { register, control, formState } = form
  const { errors } = formState
  const type = useWatch({ control, name: 'type' })
  if (type === 'button') {
    return (
      <Field
        label={t('menuConfig.field.permissionCode')}
        isRequired
        hint={t('menuConfig.codeHint')}
        error={errorText(errors.permissionCode)}
      >
        <TextField maxLength={80} {...register('permissionCode')} />
      </Field>
    )
  }
  return (
    <>
      {type !== 'dir' && (
        <Field label={t('menuConfig.field.url')} isRequired error={errorText(errors.url)}>
          <TextField maxLength={500} {...register('url')} />
        </Field>
      )}
      {type === 'menu' && (
        <Field
          label={t('menuConfig.field.component')}
          hint={t('menuConfig.componentHint')}
          error={errorText(errors.component)}
        >
          <TextField maxLength={200} {...register('component')} />
        </Field>
      )}
      <Field label={t('menuConfig.field.icon')} error={errorText(errors.icon)}>
        <Controller
          name="icon"
          control={control}
          render={({ field }) => (
            <IconPicker
              ref={field.ref}
              value={field.value}
              nameOf={iconName}
              onBlur={field.onBlur}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      {type === 'menu' && (
        <Controller
          name="isKeepAlive"
          control={control}
          render={({ field }) => (
            <Checkbox
              label={t('menuConfig.field.keepAlive')}
              checked={field.value}
              onCheckedChange={(isOn) => field.onChange(isOn)}
            />
          )}
        />
      )}
      <Controller
        name="isHidden"
        control={control}
        render={({ field }) => (
          <Checkbox
            label={t('menuConfig.field.hidden')}
            checked={field.value}
            onCheckedChange={(isOn) => field.onChange(isOn)}
          />
        )}
      />
    </>
  )
}

/** Adds or changes a menu item. Type and code of an item that roles have are fixed, since they are rights. */
export function ItemDialog(props: ItemDialogProps) {
  const { item, parent, onClose } = props
  const t = useTranslate()
  const errorText = useErrorText()
  const form = useItemForm(props)
  const { register, formState } = form
  const { errors } = formState
  const isHeld = item !== null && item.roleCount > 0
  const addTitle = parent ? t('menuConfig.addBelow', { title: parent.title }) : t('menuConfig.addTop')
  return (
    <RecordDialog
      title={item ? t('menuConfig.editItem', { title: item.title }) : addTitle}
      what={t('menuConfig.what')}
      isDirty={formState.isDirty}
      isBusy={form.isSaving}
      failure={form.failure}
      conflict={
        form.conflict && <RecordConflict conflict={form.conflict} onOverwrite={form.overwrite} {...itemWords(t)} />
      }
      onSubmit={form.submit}
      onOverwrite={form.overwrite}
      onClose={onClose}
    >
      <Field
        label={t('menuConfig.field.type')}
        isRequired
        hint={isHeld ? t('menuConfig.heldHint', { count: item.roleCount }) : undefined}
        error={errorText(errors.type)}
      >
        {isHeld ? (
          <TextField readOnly value={t(`menuConfig.type.${item.type}`)} />
        ) : (
          <Select
            placeholder={null}
            options={types.map((value) => ({ value, label: t(`menuConfig.type.${value}`) }))}
            {...register('type')}
          />
        )}
      </Field>
      <Field label={t('menuConfig.field.title')} isRequired error={errorText(errors.title)}>
        <TextField data-autofocus="" maxLength={100} {...register('title')} />
      </Field>
      <Field
        label={t('menuConfig.field.name')}
        isRequired
        hint={t('menuConfig.nameHint')}
        error={errorText(errors.name)}
      >
        <TextField maxLength={80} {...register('name')} />
      </Field>
      <TypeFields form={form} />
      <FormSection title={t('menuConfig.field.titles')}>
        {languages.map((language) => (
          <Field key={language} label={t(`menuConfig.language.${language}`)}>
            <TextField maxLength={100} {...register(language)} />
          </Field>
        ))}
      </FormSection>
    </RecordDialog>
  )
}
