import { useTranslate } from '../../context/use-translate'
import type { FormConflict } from '../../forms/conflict/conflict-view'
import { RecordConflict } from '../../forms/conflict/record-conflict'
import { siteFormValues, siteLanguages, type SiteFormValues } from './site-draft'
import { levelTexts } from './site-levels'
import type { SiteDetail } from './site-types'

type Footer = SiteFormValues['footer']
/** The form without groups, as fields are compared one by one. */
type SiteFields = Omit<SiteFormValues, 'footer'> & Footer

const fieldsOf = ({ footer, ...values }: SiteFormValues): SiteFields => ({ ...values, ...footer })

function valuesOf({ organiser, undertaker, phone, icp, police, siteCode, ...values }: SiteFields): SiteFormValues {
  return { ...values, footer: { organiser, undertaker, phone, icp, police, siteCode } }
}

const labels = {
  name: 'sites.field.name',
  code: 'sites.field.code',
  url: 'sites.field.url',
  detail: 'sites.field.detail',
  level: 'sites.field.level',
  areaCode: 'sites.field.area',
  state: 'sites.field.state',
  accent: 'sites.field.accent',
  languages: 'sites.field.languages',
  logoFileId: 'sites.field.logo',
  organiser: 'sites.footer.organiser',
  undertaker: 'sites.footer.undertaker',
  phone: 'sites.footer.phone',
  icp: 'sites.footer.icp',
  police: 'sites.footer.police',
  siteCode: 'sites.footer.siteCode',
} as const

export interface SiteConflictProps {
  /** The site as the form was opened with it. */
  opened: SiteDetail
  /** The site as it is stored now. */
  stored: SiteDetail
  /** What the form holds. */
  values: SiteFormValues
  /** Continues on top of what is stored now. */
  onResolve: (merge: (mine: SiteFormValues) => SiteFormValues) => void
  /** Saves the form over what is stored now. */
  onOverwrite: () => void
}

/** The values of the form next to those that were saved in between. */
export function SiteConflict({ opened, stored, values, onResolve, onOverwrite }: SiteConflictProps) {
  const t = useTranslate()
  const conflict: FormConflict<SiteFields> = {
    opened: fieldsOf(siteFormValues(opened)),
    mine: fieldsOf(values),
    theirs: fieldsOf(siteFormValues(stored)),
    resolve: (merge) => onResolve((mine) => valuesOf(merge(fieldsOf(mine)))),
  }
  const describe = (field: keyof SiteFields, fields: SiteFields) => {
    switch (field) {
      case 'level':
        return t(levelTexts[fields.level])
      case 'state':
        return t(`sites.state.${fields.state}`)
      case 'languages':
        return siteLanguages
          .filter((language) => fields.languages.includes(language))
          .map((language) => t(`sites.language.${language}`))
          .join(', ')
      case 'logoFileId':
        return fields.logoFileId && t('sites.field.logo')
      default:
        return fields[field]
    }
  }
  return <RecordConflict conflict={conflict} onOverwrite={onOverwrite} labels={labels} describe={describe} />
}
