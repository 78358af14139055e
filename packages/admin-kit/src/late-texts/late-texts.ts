import type { Locale } from '@doorway/api-client'
import type { RuleMessages } from '@doorway/api-client/rules'
import type { zh as activities } from './activities/zh'
import type { zh as appVersions } from './app-versions/zh'
import type { zh as behalfEntries } from './behalf-entries/zh'
import type { zh as changeSchool } from './change-school/zh'
import type { zh as articles } from './articles/zh'
import type { zh as contentImports } from './content-imports/zh'
import type { zh as competitions } from './competitions/zh'
import type { zh as entries } from './entries/zh'
import type { zh as columns } from './columns/zh'
import type { zh as security } from './security/zh'
import type { zh as selfEdit } from './self-edit/zh'
import type { zh as signIn } from './sign-in/zh'
import type { zh as sites } from './sites/zh'
import type { zh as dictionaries } from './dictionaries/zh'
import type { zh as expertQuestions } from './expert-questions/zh'
import type { zh as home } from './home/zh'
import type { zh as imports } from './imports/zh'
import type { zh as judges } from './judges/zh'
import type { zh as library } from './library/zh'
import type { zh as logs } from './logs/zh'
import type { zh as menuConfig } from './menu-config/zh'
import type { zh as messages } from './messages/zh'
import type { zh as overview } from './overview/zh'
import type { zh as palette } from './palette/zh'
import type { zh as personalCenter } from './personal-center/zh'
import type { zh as pictureCrop } from './picture-crop/zh'
import type { zh as preschoolReview } from './preschool-review/zh'
import type { zh as principals } from './principals/zh'
import type { zh as schoolChanges } from './school-changes/zh'
import type { zh as registration } from './registration/zh'
import type { zh as registrations } from './registrations/zh'
import type { zh as resources } from './resources/zh'
import type { zh as results } from './results/zh'
import type { zh as schemes } from './schemes/zh'
import type { zh as scoreSteps } from './score-steps/zh'
import type { zh as schoolProfiles } from './school-profiles/zh'
import type { zh as stages } from './stages/zh'
import type { zh as userQuestions } from './user-questions/zh'
import type { zh as workgroups } from './workgroups/zh'
import type { Shape, TextPath } from '../i18n/shape'

/** Texts that come with their screens, by feature. Only their types are here. */
export interface LateTexts {
  activities: typeof activities
  appVersions: typeof appVersions
  behalfEntries: typeof behalfEntries
  changeSchool: typeof changeSchool
  articles: typeof articles
  contentImports: typeof contentImports
  competitions: typeof competitions
  entries: typeof entries
  columns: typeof columns
  security: typeof security
  selfEdit: typeof selfEdit
  signIn: typeof signIn
  sites: typeof sites
  dictionaries: typeof dictionaries
  home: typeof home
  imports: typeof imports
  judges: typeof judges
  library: typeof library
  logs: typeof logs
  menuConfig: typeof menuConfig
  messages: typeof messages
  overview: typeof overview
  palette: typeof palette
  expertQuestions: typeof expertQuestions
  personalCenter: typeof personalCenter
  pictureCrop: typeof pictureCrop
  preschoolReview: typeof preschoolReview
  principals: typeof principals
  schoolChanges: typeof schoolChanges
  registration: typeof registration
  registrations: typeof registrations
  resources: typeof resources
  results: typeof results
  schemes: typeof schemes
  schoolProfiles: typeof schoolProfiles
  scoreSteps: typeof scoreSteps
  stages: typeof stages
  userQuestions: typeof userQuestions
  workgroups: typeof workgroups
}

/** Paths of the texts that come with their screens. */
export type LateKey = TextPath<LateTexts>

/** The texts of one feature in one language. */
export type LateTextsOf<Feature extends keyof LateTexts> = Shape<LateTexts[Feature]>

const loaded = new Map<Locale, Readonly<Record<string, object>>>()

let listener: ((locale: Locale) => void) | undefined

/** Calls back when the texts of a feature have loaded in a language; one listener at a time. */
export const onLateTexts = (listen: (locale: Locale) => void): void => {
  listener = listen
}

function add(locale: Locale, feature: string, texts: object): void {
  loaded.set(locale, { ...loaded.get(locale), [feature]: texts })
  listener?.(locale)
}

/** Adds the texts of a feature, once its screens are loaded. */
export const addLateTexts: <Feature extends keyof LateTexts>(
  locale: Locale,
  feature: Feature,
  texts: LateTextsOf<Feature>,
) => void = add

/** Adds Chinese words of a feature, once the code that shows them is loaded; other languages have them from the start. */
export function addChineseTexts(feature: string, texts: object): void {
  add('zh', feature, { ...loaded.get('zh')?.[feature], ...texts })
}

/** The Chinese texts of the validation rules, as far as they are loaded. */
export const chineseRules: Partial<RuleMessages> = {}

/** Adds the Chinese texts of the validation rules, once the code of a form is loaded; other languages have them. */
export function addChineseRules(rules: RuleMessages): void {
  Object.assign(chineseRules, rules)
}

/** The texts of screens that have been loaded in a language. */
export const lateTextsIn = (locale: Locale): unknown => loaded.get(locale)

/** Are the texts of a feature loaded in this language? */
export const hasLateTexts = (locale: Locale, feature: keyof LateTexts): boolean =>
  loaded.get(locale)?.[feature] !== undefined
