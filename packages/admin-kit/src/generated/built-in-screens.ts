// Generated from the screen definitions by `npm run generate`.
import type { ScreenRegistry } from '../features/menu-router'

/** The kit's screens by built-in name (specification section 2). Each is a separate file, loaded when first opened. */
export const builtInScreens: ScreenRegistry = {
  'user-management': () => import('../features/users/users.routes').then((routes) => routes.userManagement),
  'organization-management': () => import('../features/areas/areas.routes').then((routes) => routes.areaManagement),
  'schools/SchoolManager': () => import('../features/organizations/organizations.routes').then((routes) => routes.organizationManagement),
  'school-management': () => import('../features/organizations/organizations.routes').then((routes) => routes.organizationManagement),
  'role-management': () => import('../features/roles/roles.routes').then((routes) => routes.roleManagement),
  'role-add': () => import('../features/roles/roles.routes').then((routes) => routes.roleAdd),
  'role-edit': () => import('../features/roles/roles.routes').then((routes) => routes.roleEdit),
  'self-edit': () => import('../features/self-edit/self-edit.routes').then((routes) => routes.selfEdit),
  'content/ArticleManager': () => import('../features/articles/articles.routes').then((routes) => routes.articleManagement),
  'content/ArticleReview': () => import('../features/articles/articles.routes').then((routes) => routes.articleReviewQueue),
  'audit/SecurityPolicy': () => import('../features/security/security.routes').then((routes) => routes.securityPolicy),
  'logging-login': () => import('../features/logs/logs.routes').then((routes) => routes.loginLog),
  'logging-operation': () => import('../features/logs/logs.routes').then((routes) => routes.operationLog),
  'dictionaries/DictionaryManager': () => import('../features/dictionaries/dictionaries.routes').then((routes) => routes.dictionaryManagement),
  'stages/StageManager': () => import('../features/stages/stages.routes').then((routes) => routes.stageManagement),
  'messages/MessageCenter': () => import('../features/messages/messages.routes').then((routes) => routes.messageCenter),
  'async-routes-config': () => import('../features/menu-config/menu-config.routes').then((routes) => routes.menuConfig),
  'content/ColumnManager': () => import('../features/columns/columns.routes').then((routes) => routes.columnManagement),
  'content/SiteManager': () => import('../features/sites/sites.routes').then((routes) => routes.siteManagement),
  'workgroup-management': () => import('../features/workgroups/workgroups.routes').then((routes) => routes.workgroupManagement),
  'workgroup-add': () => import('../features/workgroups/workgroups.routes').then((routes) => routes.workgroupAdd),
  'workgroup-edit': () => import('../features/workgroups/workgroups.routes').then((routes) => routes.workgroupEdit),
  'home/Home': () => import('../features/home/home.routes').then((routes) => routes.home),
  'content/FileLibrary': () => import('../features/library/library.routes').then((routes) => routes.fileLibrary),
  'resources/ResourceManager': () => import('../features/resources/resources.routes').then((routes) => routes.resourceManagement),
  'resources/SchoolProfiles': () => import('../features/school-profiles/school-profiles.routes').then((routes) => routes.schoolStyle),
  'apps/AppVersions': () => import('../features/app-versions/app-versions.routes').then((routes) => routes.appVersions),
  'overview/DataOverview': () => import('../features/overview/overview.routes').then((routes) => routes.dataOverview),
  'requests/RegistrationApproval': () => import('../features/registrations/registrations.routes').then((routes) => routes.registrationApproval),
  'requests/ChangeSchoolApproval': () => import('../features/change-school/change-school.routes').then((routes) => routes.changeSchoolApproval),
  'competitions/CompetitionManager': () => import('../features/competitions/competitions.routes').then((routes) => routes.competitionManagement),
  'competitions/WorkManager': () => import('../features/entries/entries.routes').then((routes) => routes.entryManagement),
  'results/ResultManager': () => import('../features/results/results.routes').then((routes) => routes.resultManagement),
  'resources/PreschoolManager': () => import('../features/preschool-review/preschool-review.routes').then((routes) => routes.preschoolManagement),
  'judging/JudgeManager': () => import('../features/judges/judges.routes').then((routes) => routes.judgeManagement),
  'judging/SchemeManager': () => import('../features/schemes/schemes.routes').then((routes) => routes.schemeManagement),
  'resources/ActivityManager': () => import('../features/activities/activities.routes').then((routes) => routes.activityManagement),
  'competitions/BehalfEntries': () => import('../features/behalf-entries/behalf-entries.routes').then((routes) => routes.behalfEntries),
  'resources/PrincipalManager': () => import('../features/principals/principals.routes').then((routes) => routes.principalManagement),
  'resources/ExpertQuestions': () => import('../features/expert-questions/expert-questions.routes').then((routes) => routes.expertQuestions),
  'user-add': () => import('../features/users/users.routes').then((routes) => routes.userAdd),
  'user-edit': () => import('../features/users/users.routes').then((routes) => routes.userEdit),
}

/** Names of the screens that need no other sheet than styles/base.css. */
export const baseSheetScreens: readonly string[] = [
  'user-management',
  'user-add',
  'user-edit'
]
