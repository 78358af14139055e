// Generated from the screen definitions by `npm run generate`.
import { zh as failure } from '@doorway/api-client/failure-messages/zh'
import { zh as activities } from '../../features/activities/strings/zh'
import { zh as appVersions } from '../../features/app-versions/strings/zh'
import { zhFirst as areas } from '../../features/areas/strings/first'
import { zh as articles } from '../../features/articles/strings/zh'
import { zh as behalfEntries } from '../../features/behalf-entries/strings/zh'
import { zh as changeSchool } from '../../features/change-school/strings/zh'
import { zh as columns } from '../../features/columns/strings/zh'
import { zh as competitions } from '../../features/competitions/strings/zh'
import { zh as dictionaries } from '../../features/dictionaries/strings/zh'
import { zh as entries } from '../../features/entries/strings/zh'
import { zh as expertQuestions } from '../../features/expert-questions/strings/zh'
import { zh as history } from '../../features/history/strings/zh'
import { zh as home } from '../../features/home/strings/zh'
import { zh as judges } from '../../features/judges/strings/zh'
import { zh as library } from '../../features/library/strings/zh'
import { zh as logs } from '../../features/logs/strings/zh'
import { zh as menuConfig } from '../../features/menu-config/strings/zh'
import { zh as menuRouter } from '../../features/menu-router/strings/zh'
import { zh as messages } from '../../features/messages/strings/zh'
import { zhFirst as organizations } from '../../features/organizations/strings/first'
import { zh as overview } from '../../features/overview/strings/zh'
import { zh as password } from '../../features/password/strings/zh'
import { zh as personalCenter } from '../../features/personal-center/strings/zh'
import { zh as preschoolReview } from '../../features/preschool-review/strings/zh'
import { zh as principals } from '../../features/principals/strings/zh'
import { zh as registration } from '../../features/registration/strings/zh'
import { zh as registrations } from '../../features/registrations/strings/zh'
import { zh as resources } from '../../features/resources/strings/zh'
import { zh as results } from '../../features/results/strings/zh'
import { zhFirst as roles } from '../../features/roles/strings/first'
import { zh as schemes } from '../../features/schemes/strings/zh'
import { zh as schoolProfiles } from '../../features/school-profiles/strings/zh'
import { zh as security } from '../../features/security/strings/zh'
import { zh as selfEdit } from '../../features/self-edit/strings/zh'
import { zhFirst as session } from '../../features/session/strings/first'
import { zh as sites } from '../../features/sites/strings/zh'
import { zh as stages } from '../../features/stages/strings/zh'
import { zh as tabs } from '../../features/tabs/strings/zh'
import { zhFirst as users } from '../../features/users/strings/first'
import { zh as workgroups } from '../../features/workgroups/strings/zh'
import { zhFirst as conflict } from '../../forms/conflict/strings/first'
import { zh as kit } from '../strings/zh'

/** The Chinese words that every screen starts with. */
export const zhFirst = {
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
