import { activityEditingFeature } from './features/activity-editing/activity-editing.handlers'
import { appVersionsFeature } from './features/app-versions/app-versions.handlers'
import { areasFeature } from './features/areas/areas.handlers'
import { articleEditingFeature } from './features/article-editing/article-editing.handlers'
import { articlesFeature } from './features/articles/articles.handlers'
import { authFeature } from './features/auth/auth.handlers'
import { changeSchoolFeature } from './features/change-school/change-school.handlers'
import { classInvitationsFeature } from './features/class-invitations/class-invitations.handlers'
import { columnsFeature } from './features/columns/columns.handlers'
import { competitionEditingFeature } from './features/competition-editing/competition-editing.handlers'
import { competitionsFeature } from './features/competitions/competitions.handlers'
import { confirmationsFeature } from './features/confirmations/confirmations.handlers'
import { consentsFeature } from './features/consents/consents.handlers'
import { contentImportFeature } from './features/content-import/content-import.handlers'
import { createContentFeature } from './features/content/content.handlers'
import { dashboardFeature } from './features/dashboard/dashboard.handlers'
import { dictionariesFeature } from './features/dictionaries/dictionaries.handlers'
import { entryReviewFeature } from './features/entry-review/entry-review.handlers'
import { expertQuestionsFeature } from './features/expert-questions/expert-questions.handlers'
import { exportsFeature } from './features/exports/exports.handlers'
import type { Feature } from './features/feature'
import { feedsFeature } from './features/feeds/feeds.handlers'
import { filesFeature } from './features/files/files.handlers'
import { homeFeature } from './features/home/home.handlers'
import { importsFeature } from './features/imports/imports.handlers'
import { judgeAdminFeature } from './features/judge-admin/judge-admin.handlers'
import { judgingMonitorFeature } from './features/judging-monitor/judging-monitor.handlers'
import { judgingFeature } from './features/judging/judging.handlers'
import { libraryFeature } from './features/library/library.handlers'
import { logsFeature } from './features/logs/logs.handlers'
import { menusFeature } from './features/menus/menus.handlers'
import { notificationsFeature } from './features/notifications/notifications.handlers'
import { organizationsFeature } from './features/organizations/organizations.handlers'
import { ownWorksFeature } from './features/own-works/own-works.handlers'
import { outboxFeature } from './features/outbox/outbox.handlers'
import { overviewFeature } from './features/overview/overview.handlers'
import { contactsFeature } from './features/contacts/contacts.handlers'
import { familyFeature } from './features/family/family.handlers'
import { notificationSettingsFeature } from './features/notification-settings/notification-settings.handlers'
import { personalFeature } from './features/personal/personal.handlers'
import { passwordResetFeature } from './features/password-reset/password-reset.handlers'
import { portalSitesFeature } from './features/portal-sites/portal-sites.handlers'
import { preschoolFeature } from './features/preschool/preschool.handlers'
import { principalsFeature } from './features/principals/principals.handlers'
import { profilesFeature } from './features/profiles/profiles.handlers'
import { promotionsFeature } from './features/promotions/promotions.handlers'
import { publicWorksFeature } from './features/public-works/public-works.handlers'
import { recommendationFeature } from './features/recommendation/recommendation.handlers'
import { registrationsFeature } from './features/registrations/registrations.handlers'
import { researchFeature } from './features/research/research.handlers'
import { resourceReviewFeature } from './features/resource-review/resource-review.handlers'
import { schoolProfilesFeature } from './features/school-profiles/school-profiles.handlers'
import { resourcesFeature } from './features/resources/resources.handlers'
import { behalfEntriesFeature } from './features/behalf-entries/behalf-entries.handlers'
import { certificatesFeature } from './features/results/certificates.handlers'
import { objectionsFeature } from './features/results/objections.handlers'
import { resultsFeature } from './features/results/result-runs.handlers'
import { rolesFeature } from './features/roles/roles.handlers'
import { schemesFeature } from './features/schemes/schemes.handlers'
import { createSearchFeature } from './features/search/search.handlers'
import { securityPolicyFeature } from './features/security-policy/security-policy.handlers'
import { sessionsFeature } from './features/sessions/sessions.handlers'
import { siteArchiveFeature } from './features/site-archive/site-archive.handlers'
import { sitesFeature } from './features/sites/sites.handlers'
import { stagesFeature } from './features/stages/stages.handlers'
import { researchersFeature } from './features/researchers/researchers.handlers'
import { studiosFeature } from './features/studios/studios.handlers'
import { tasksFeature } from './features/tasks/tasks.handlers'
import { uploadsFeature } from './features/uploads/uploads.handlers'
import { usersFeature } from './features/users/users.handlers'
import { viewsFeature } from './features/views/views.handlers'
import { workgroupsFeature } from './features/workgroups/workgroups.handlers'

const independent: readonly Feature[] = [
  activityEditingFeature,
  appVersionsFeature,
  areasFeature,
  articleEditingFeature,
  articlesFeature,
  authFeature,
  behalfEntriesFeature,
  changeSchoolFeature,
  competitionEditingFeature,
  competitionsFeature,
  confirmationsFeature,
  consentsFeature,
  contentImportFeature,
  classInvitationsFeature,
  columnsFeature,
  dashboardFeature,
  dictionariesFeature,
  entryReviewFeature,
  expertQuestionsFeature,
  exportsFeature,
  feedsFeature,
  filesFeature,
  homeFeature,
  importsFeature,
  judgeAdminFeature,
  judgingFeature,
  judgingMonitorFeature,
  schemesFeature,
  libraryFeature,
  logsFeature,
  menusFeature,
  notificationsFeature,
  organizationsFeature,
  outboxFeature,
  ownWorksFeature,
  overviewFeature,
  personalFeature,
  contactsFeature,
  familyFeature,
  notificationSettingsFeature,
  passwordResetFeature,
  portalSitesFeature,
  preschoolFeature,
  profilesFeature,
  promotionsFeature,
  publicWorksFeature,
  recommendationFeature,
  registrationsFeature,
  researchFeature,
  resourcesFeature,
  resourceReviewFeature,
  schoolProfilesFeature,
  principalsFeature,
  certificatesFeature,
  objectionsFeature,
  resultsFeature,
  rolesFeature,
  securityPolicyFeature,
  sessionsFeature,
  siteArchiveFeature,
  sitesFeature,
  researchersFeature,
  stagesFeature,
  studiosFeature,
  tasksFeature,
  uploadsFeature,
  usersFeature,
  viewsFeature,
  workgroupsFeature,
]

const contentKinds = independent.flatMap((feature) => feature.contentKinds ?? [])

/** All features of the server. An operation of the contract that none of them handles stops the start. */
export const features: readonly Feature[] = [
  ...independent,
  createContentFeature(contentKinds),
  createSearchFeature(contentKinds),
]
