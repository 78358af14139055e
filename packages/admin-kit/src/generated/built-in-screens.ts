// Generated from the screen definitions by `npm run generate`.
import type { ScreenRegistry } from '../features/menu-router'

/** The kit's screens by built-in name (specification section 2). Each is a separate file, loaded when first opened. */
export const builtInScreens: ScreenRegistry = {
  'user-management': async () => (await import('../features/users/users.routes')).userManagement,
  'organization-management': async () => (await import('../features/areas/areas.routes')).areaManagement,
  'schools/SchoolManager': async () => (await import('../features/organizations/organizations.routes')).organizationManagement,
  'school-management': async () => (await import('../features/organizations/organizations.routes')).organizationManagement,
  'role-management': async () => (await import('../features/roles/roles.routes')).roleManagement,
  'role-add': async () => (await import('../features/roles/roles.routes')).roleAdd,
  'role-edit': async () => (await import('../features/roles/roles.routes')).roleEdit,
  'self-edit': async () => (await import('../features/self-edit/self-edit.routes')).selfEdit,
  'content/ArticleManager': async () => (await import('../features/articles/articles.routes')).articleManagement,
  'content/ArticleReview': async () => (await import('../features/articles/articles.routes')).articleReviewQueue,
  'audit/SecurityPolicy': async () => (await import('../features/security/security.routes')).securityPolicy,
  'logging-login': async () => (await import('../features/logs/logs.routes')).loginLog,
  'logging-operation': async () => (await import('../features/logs/logs.routes')).operationLog,
  'dictionaries/DictionaryManager': async () => (await import('../features/dictionaries/dictionaries.routes')).dictionaryManagement,
  'stages/StageManager': async () => (await import('../features/stages/stages.routes')).stageManagement,
  'messages/MessageCenter': async () => (await import('../features/messages/messages.routes')).messageCenter,
  'async-routes-config': async () => (await import('../features/menu-config/menu-config.routes')).menuConfig,
  'content/ColumnManager': async () => (await import('../features/columns/columns.routes')).columnManagement,
  'content/SiteManager': async () => (await import('../features/sites/sites.routes')).siteManagement,
  'workgroup-management': async () => (await import('../features/workgroups/workgroups.routes')).workgroupManagement,
  'workgroup-add': async () => (await import('../features/workgroups/workgroups.routes')).workgroupAdd,
  'workgroup-edit': async () => (await import('../features/workgroups/workgroups.routes')).workgroupEdit,
  'home/Home': async () => (await import('../features/home/home.routes')).home,
  'content/FileLibrary': async () => (await import('../features/library/library.routes')).fileLibrary,
  'resources/ResourceManager': async () => (await import('../features/resources/resources.routes')).resourceManagement,
  'resources/SchoolProfiles': async () => (await import('../features/school-profiles/school-profiles.routes')).schoolStyle,
  'apps/AppVersions': async () => (await import('../features/app-versions/app-versions.routes')).appVersions,
  'overview/DataOverview': async () => (await import('../features/overview/overview.routes')).dataOverview,
  'requests/RegistrationApproval': async () => (await import('../features/registrations/registrations.routes')).registrationApproval,
  'requests/ChangeSchoolApproval': async () => (await import('../features/change-school/change-school.routes')).changeSchoolApproval,
  'competitions/CompetitionManager': async () => (await import('../features/competitions/competitions.routes')).competitionManagement,
  'competitions/WorkManager': async () => (await import('../features/entries/entries.routes')).entryManagement,
  'results/ResultManager': async () => (await import('../features/results/results.routes')).resultManagement,
  'resources/PreschoolManager': async () => (await import('../features/preschool-review/preschool-review.routes')).preschoolManagement,
  'judging/JudgeManager': async () => (await import('../features/judges/judges.routes')).judgeManagement,
  'user-add': async () => (await import('../features/users/users.routes')).userAdd,
  'user-edit': async () => (await import('../features/users/users.routes')).userEdit,
}

/** Names of the screens that need no other sheet than styles/base.css. */
export const baseSheetScreens: readonly string[] = [
  'user-management',
  'user-add',
  'user-edit'
]
