// Generated from the screen definitions by `npm run generate`.
import { ja as failure } from '@doorway/api-client/failure-messages/ja'
import { ja as activities } from '../../features/activities/strings/ja'
import { ja as appVersions } from '../../features/app-versions/strings/ja'
import { ja as areas } from '../../features/areas/strings/ja'
import { ja as articles } from '../../features/articles/strings/ja'
import { ja as behalfEntries } from '../../features/behalf-entries/strings/ja'
import { ja as changeSchool } from '../../features/change-school/strings/ja'
import { ja as columns } from '../../features/columns/strings/ja'
import { ja as competitions } from '../../features/competitions/strings/ja'
import { ja as dictionaries } from '../../features/dictionaries/strings/ja'
import { ja as entries } from '../../features/entries/strings/ja'
import { ja as expertQuestions } from '../../features/expert-questions/strings/ja'
import { ja as history } from '../../features/history/strings/ja'
import { ja as home } from '../../features/home/strings/ja'
import { ja as judges } from '../../features/judges/strings/ja'
import { ja as library } from '../../features/library/strings/ja'
import { ja as logs } from '../../features/logs/strings/ja'
import { ja as menuConfig } from '../../features/menu-config/strings/ja'
import { ja as menuRouter } from '../../features/menu-router/strings/ja'
import { ja as messages } from '../../features/messages/strings/ja'
import { ja as organizations } from '../../features/organizations/strings/ja'
import { ja as overview } from '../../features/overview/strings/ja'
import { ja as password } from '../../features/password/strings/ja'
import { ja as personalCenter } from '../../features/personal-center/strings/ja'
import { ja as preschoolReview } from '../../features/preschool-review/strings/ja'
import { ja as principals } from '../../features/principals/strings/ja'
import { ja as registration } from '../../features/registration/strings/ja'
import { ja as registrations } from '../../features/registrations/strings/ja'
import { ja as resources } from '../../features/resources/strings/ja'
import { ja as results } from '../../features/results/strings/ja'
import { ja as roles } from '../../features/roles/strings/ja'
import { ja as schemes } from '../../features/schemes/strings/ja'
import { ja as schoolProfiles } from '../../features/school-profiles/strings/ja'
import { ja as security } from '../../features/security/strings/ja'
import { ja as selfEdit } from '../../features/self-edit/strings/ja'
import { ja as session } from '../../features/session/strings/ja'
import { ja as sites } from '../../features/sites/strings/ja'
import { ja as stages } from '../../features/stages/strings/ja'
import { ja as tabs } from '../../features/tabs/strings/ja'
import { ja as users } from '../../features/users/strings/ja'
import { ja as workgroups } from '../../features/workgroups/strings/ja'
import { ja as conflict } from '../../forms/conflict/strings/ja'
import { ja as kit } from '../strings/ja'

/** Every text of the kit in one language. */
export const ja = {
  kit: { ...kit, failure },
  activities,
  appVersions,
  areas,
  articles,
  behalfEntries,
  changeSchool,
  columns,
  competitions,
  dictionaries,
  entries,
  expertQuestions,
  history,
  home,
  judges,
  library,
  logs,
  menuConfig,
  menuRouter,
  messages,
  organizations,
  overview,
  password,
  personalCenter,
  preschoolReview,
  principals,
  registration,
  registrations,
  resources,
  results,
  roles,
  schemes,
  schoolProfiles,
  security,
  selfEdit,
  session,
  sites,
  stages,
  tabs,
  users,
  workgroups,
  conflict,
} as const
