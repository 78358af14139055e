// Generated from the screen definitions by `npm run generate`.
import { tw as failure } from '@doorway/api-client/failure-messages/tw'
import { tw as activities } from '../../features/activities/strings/tw'
import { tw as appVersions } from '../../features/app-versions/strings/tw'
import { tw as areas } from '../../features/areas/strings/tw'
import { tw as articles } from '../../features/articles/strings/tw'
import { tw as behalfEntries } from '../../features/behalf-entries/strings/tw'
import { tw as changeSchool } from '../../features/change-school/strings/tw'
import { tw as columns } from '../../features/columns/strings/tw'
import { tw as competitions } from '../../features/competitions/strings/tw'
import { tw as dictionaries } from '../../features/dictionaries/strings/tw'
import { tw as entries } from '../../features/entries/strings/tw'
import { tw as expertQuestions } from '../../features/expert-questions/strings/tw'
import { tw as history } from '../../features/history/strings/tw'
import { tw as home } from '../../features/home/strings/tw'
import { tw as judges } from '../../features/judges/strings/tw'
import { tw as library } from '../../features/library/strings/tw'
import { tw as logs } from '../../features/logs/strings/tw'
import { tw as menuConfig } from '../../features/menu-config/strings/tw'
import { tw as menuRouter } from '../../features/menu-router/strings/tw'
import { tw as messages } from '../../features/messages/strings/tw'
import { tw as organizations } from '../../features/organizations/strings/tw'
import { tw as overview } from '../../features/overview/strings/tw'
import { tw as password } from '../../features/password/strings/tw'
import { tw as personalCenter } from '../../features/personal-center/strings/tw'
import { tw as preschoolReview } from '../../features/preschool-review/strings/tw'
import { tw as principals } from '../../features/principals/strings/tw'
import { tw as registration } from '../../features/registration/strings/tw'
import { tw as registrations } from '../../features/registrations/strings/tw'
import { tw as resources } from '../../features/resources/strings/tw'
import { tw as results } from '../../features/results/strings/tw'
import { tw as roles } from '../../features/roles/strings/tw'
import { tw as schemes } from '../../features/schemes/strings/tw'
import { tw as schoolProfiles } from '../../features/school-profiles/strings/tw'
import { tw as security } from '../../features/security/strings/tw'
import { tw as selfEdit } from '../../features/self-edit/strings/tw'
import { tw as session } from '../../features/session/strings/tw'
import { tw as sites } from '../../features/sites/strings/tw'
import { tw as stages } from '../../features/stages/strings/tw'
import { tw as tabs } from '../../features/tabs/strings/tw'
import { tw as users } from '../../features/users/strings/tw'
import { tw as workgroups } from '../../features/workgroups/strings/tw'
import { tw as conflict } from '../../forms/conflict/strings/tw'
import { tw as kit } from '../strings/tw'

/** Every text of the kit in one language. */
export const tw = {
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
