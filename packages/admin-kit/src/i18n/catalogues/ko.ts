// Generated from the screen definitions by `npm run generate`.
import { ko as failure } from '@doorway/api-client/failure-messages/ko'
import { ko as activities } from '../../features/activities/strings/ko'
import { ko as appVersions } from '../../features/app-versions/strings/ko'
import { ko as areas } from '../../features/areas/strings/ko'
import { ko as articles } from '../../features/articles/strings/ko'
import { ko as behalfEntries } from '../../features/behalf-entries/strings/ko'
import { ko as changeSchool } from '../../features/change-school/strings/ko'
import { ko as columns } from '../../features/columns/strings/ko'
import { ko as competitions } from '../../features/competitions/strings/ko'
import { ko as dictionaries } from '../../features/dictionaries/strings/ko'
import { ko as entries } from '../../features/entries/strings/ko'
import { ko as expertQuestions } from '../../features/expert-questions/strings/ko'
import { ko as history } from '../../features/history/strings/ko'
import { ko as home } from '../../features/home/strings/ko'
import { ko as judges } from '../../features/judges/strings/ko'
import { ko as library } from '../../features/library/strings/ko'
import { ko as logs } from '../../features/logs/strings/ko'
import { ko as menuConfig } from '../../features/menu-config/strings/ko'
import { ko as menuRouter } from '../../features/menu-router/strings/ko'
import { ko as messages } from '../../features/messages/strings/ko'
import { ko as organizations } from '../../features/organizations/strings/ko'
import { ko as overview } from '../../features/overview/strings/ko'
import { ko as password } from '../../features/password/strings/ko'
import { ko as personalCenter } from '../../features/personal-center/strings/ko'
import { ko as preschoolReview } from '../../features/preschool-review/strings/ko'
import { ko as principals } from '../../features/principals/strings/ko'
import { ko as registration } from '../../features/registration/strings/ko'
import { ko as registrations } from '../../features/registrations/strings/ko'
import { ko as resources } from '../../features/resources/strings/ko'
import { ko as results } from '../../features/results/strings/ko'
import { ko as roles } from '../../features/roles/strings/ko'
import { ko as schemes } from '../../features/schemes/strings/ko'
import { ko as schoolProfiles } from '../../features/school-profiles/strings/ko'
import { ko as security } from '../../features/security/strings/ko'
import { ko as selfEdit } from '../../features/self-edit/strings/ko'
import { ko as session } from '../../features/session/strings/ko'
import { ko as sites } from '../../features/sites/strings/ko'
import { ko as stages } from '../../features/stages/strings/ko'
import { ko as tabs } from '../../features/tabs/strings/ko'
import { ko as users } from '../../features/users/strings/ko'
import { ko as workgroups } from '../../features/workgroups/strings/ko'
import { ko as conflict } from '../../forms/conflict/strings/ko'
import { ko as kit } from '../strings/ko'

/** Every text of the kit in one language. */
export const ko = {
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
