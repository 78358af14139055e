// Generated from the screen definitions by `npm run generate`.
import { en as failure } from '@doorway/api-client/failure-messages/en'
import { en as activities } from '../../features/activities/strings/en'
import { en as appVersions } from '../../features/app-versions/strings/en'
import { en as areas } from '../../features/areas/strings/en'
import { en as articles } from '../../features/articles/strings/en'
import { en as behalfEntries } from '../../features/behalf-entries/strings/en'
import { en as changeSchool } from '../../features/change-school/strings/en'
import { en as columns } from '../../features/columns/strings/en'
import { en as competitions } from '../../features/competitions/strings/en'
import { en as dictionaries } from '../../features/dictionaries/strings/en'
import { en as entries } from '../../features/entries/strings/en'
import { en as expertQuestions } from '../../features/expert-questions/strings/en'
import { en as history } from '../../features/history/strings/en'
import { en as home } from '../../features/home/strings/en'
import { en as judges } from '../../features/judges/strings/en'
import { en as library } from '../../features/library/strings/en'
import { en as logs } from '../../features/logs/strings/en'
import { en as menuConfig } from '../../features/menu-config/strings/en'
import { en as menuRouter } from '../../features/menu-router/strings/en'
import { en as messages } from '../../features/messages/strings/en'
import { en as organizations } from '../../features/organizations/strings/en'
import { en as overview } from '../../features/overview/strings/en'
import { en as password } from '../../features/password/strings/en'
import { en as personalCenter } from '../../features/personal-center/strings/en'
import { en as preschoolReview } from '../../features/preschool-review/strings/en'
import { en as principals } from '../../features/principals/strings/en'
import { en as registration } from '../../features/registration/strings/en'
import { en as registrations } from '../../features/registrations/strings/en'
import { en as resources } from '../../features/resources/strings/en'
import { en as results } from '../../features/results/strings/en'
import { en as roles } from '../../features/roles/strings/en'
import { en as schemes } from '../../features/schemes/strings/en'
import { en as schoolProfiles } from '../../features/school-profiles/strings/en'
import { en as security } from '../../features/security/strings/en'
import { en as selfEdit } from '../../features/self-edit/strings/en'
import { en as session } from '../../features/session/strings/en'
import { en as sites } from '../../features/sites/strings/en'
import { en as stages } from '../../features/stages/strings/en'
import { en as tabs } from '../../features/tabs/strings/en'
import { en as users } from '../../features/users/strings/en'
import { en as workgroups } from '../../features/workgroups/strings/en'
import { en as conflict } from '../../forms/conflict/strings/en'
import { en as kit } from '../strings/en'

/** Every text of the kit in one language. */
export const en = {
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
