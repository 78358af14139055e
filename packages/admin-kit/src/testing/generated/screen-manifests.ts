// Generated from the screen definitions by `npm run generate`.
import type { ListedScreen } from '../listed-screen'
import { userManager } from '../../features/users/list/user-manager.definition'
import { areaManager } from '../../features/areas/area-manager.definition'
import { organizationManager } from '../../features/organizations/organization-manager.definition'
import { roleManager } from '../../features/roles/role-manager.definition'
import { roleEditor } from '../../features/roles/role-editor.definition'
import { selfEdit } from '../../features/self-edit/self-edit.definition'
import { articleManager } from '../../features/articles/article-manager.definition'
import { articleReview } from '../../features/articles/article-review.definition'
import { securityPolicy } from '../../features/security/security-policy.definition'
import { loginLog } from '../../features/logs/login-log.definition'
import { operationLog } from '../../features/logs/operation-log.definition'
import { dictionaryManager } from '../../features/dictionaries/dictionary-manager.definition'
import { stageManager } from '../../features/stages/stage-manager.definition'
import { messageCenter } from '../../features/messages/message-center.definition'
import { menuConfig } from '../../features/menu-config/menu-config.definition'
import { columnManager } from '../../features/columns/column-manager.definition'
import { siteManager } from '../../features/sites/site-manager.definition'
import { workgroupManager } from '../../features/workgroups/workgroup-manager.definition'
import { workgroupEditor } from '../../features/workgroups/workgroup-editor.definition'
import { home } from '../../features/home/home.definition'
import { fileLibrary } from '../../features/library/file-library.definition'
import { resourceManager } from '../../features/resources/resource-manager.definition'
import { schoolProfiles } from '../../features/school-profiles/school-profiles.definition'
import { appVersions } from '../../features/app-versions/app-versions.definition'
import { dataOverview } from '../../features/overview/data-overview.definition'
import { registrationApproval } from '../../features/registrations/registration-approval.definition'
import { changeSchoolApproval } from '../../features/change-school/change-school-approval.definition'
import { competitionManager } from '../../features/competitions/competition-manager.definition'
import { entryManager } from '../../features/entries/entry-manager.definition'
import { resultManager } from '../../features/results/result-manager.definition'
import { preschoolManager } from '../../features/preschool-review/preschool-manager.definition'
import { judgeManager } from '../../features/judges/judge-manager.definition'
import { schemeManager } from '../../features/schemes/scheme-manager.definition'
import { activityManager } from '../../features/activities/activity-manager.definition'
import { behalfEntries } from '../../features/behalf-entries/behalf-entries.definition'
import { principalManager } from '../../features/principals/principal-manager.definition'
import { expertQuestions } from '../../features/expert-questions/expert-questions.definition'
import { signIn } from '../../features/session/sign-in.definition'
import { registration } from '../../features/registration/registration.definition'
import { personalCenter } from '../../features/personal-center/personal-center.definition'
import { menuRouter } from '../../features/menu-router/menu-router.definition'
import { changePassword } from '../../features/password/change-password.definition'
import { userAdd } from '../../features/users/form/user-add.definition'
import { userEdit } from '../../features/users/form/user-edit.definition'

/** The definitions of all screens, for tests and stories. */
export const screenManifests: readonly ListedScreen[] = [
  { feature: 'users', ...userManager },
  { feature: 'areas', ...areaManager },
  { feature: 'organizations', ...organizationManager },
  { feature: 'roles', ...roleManager },
  { feature: 'roles', ...roleEditor },
  { feature: 'self-edit', ...selfEdit },
  { feature: 'articles', ...articleManager },
  { feature: 'articles', ...articleReview },
  { feature: 'security', ...securityPolicy },
  { feature: 'logs', ...loginLog },
  { feature: 'logs', ...operationLog },
  { feature: 'dictionaries', ...dictionaryManager },
  { feature: 'stages', ...stageManager },
  { feature: 'messages', ...messageCenter },
  { feature: 'menu-config', ...menuConfig },
  { feature: 'columns', ...columnManager },
  { feature: 'sites', ...siteManager },
  { feature: 'workgroups', ...workgroupManager },
  { feature: 'workgroups', ...workgroupEditor },
  { feature: 'home', ...home },
  { feature: 'library', ...fileLibrary },
  { feature: 'resources', ...resourceManager },
  { feature: 'school-profiles', ...schoolProfiles },
  { feature: 'app-versions', ...appVersions },
  { feature: 'overview', ...dataOverview },
  { feature: 'registrations', ...registrationApproval },
  { feature: 'change-school', ...changeSchoolApproval },
  { feature: 'competitions', ...competitionManager },
  { feature: 'entries', ...entryManager },
  { feature: 'results', ...resultManager },
  { feature: 'preschool-review', ...preschoolManager },
  { feature: 'judges', ...judgeManager },
  { feature: 'schemes', ...schemeManager },
  { feature: 'activities', ...activityManager },
  { feature: 'behalf-entries', ...behalfEntries },
  { feature: 'principals', ...principalManager },
  { feature: 'expert-questions', ...expertQuestions },
  { feature: 'session', ...signIn },
  { feature: 'registration', ...registration },
  { feature: 'personal-center', ...personalCenter },
  { feature: 'menu-router', ...menuRouter },
  { feature: 'password', ...changePassword },
  { feature: 'users', ...userAdd },
  { feature: 'users', ...userEdit },
]

/** Every permission code of the kit's controls. */
export const permissionCodes = [
  'activity:edit',
  'app:version:add',
  'app:version:edit',
  'app:version:list',
  'app:version:publish',
  'app:version:withdraw',
  'area:add',
  'area:delete',
  'area:edit',
  'area:state',
  'cms:article:add',
  'cms:article:delete',
  'cms:article:edit',
  'cms:article:import',
  'cms:article:offline',
  'cms:article:publish',
  'cms:article:review1',
  'cms:article:review2',
  'cms:article:review3',
  'cms:column:add',
  'cms:column:delete',
  'cms:column:edit',
  'cms:column:list',
  'cms:column:merge',
  'cms:column:move',
  'cms:file:add',
  'cms:file:delete',
  'cms:file:edit',
  'cms:file:list',
  'cms:site:add',
  'cms:site:delete',
  'cms:site:edit',
  'cms:site:list',
  'comp:add',
  'comp:archive',
  'comp:assign:edit',
  'comp:cert:issue',
  'comp:cert:revoke',
  'comp:cert:template',
  'comp:edit',
  'comp:entry:audit',
  'comp:entry:behalf',
  'comp:judge:edit',
  'comp:list',
  'comp:monitor',
  'comp:objection:handle',
  'comp:phase:edit',
  'comp:phase:reopen',
  'comp:publish',
  'comp:quota:edit',
  'comp:recommend:edit',
  'comp:recommend:submit',
  'comp:result:compute',
  'comp:result:confirm',
  'comp:result:publish',
  'comp:score:edit',
  'comp:work:check',
  'comp:work:disqualify',
  'comp:work:list',
  'dash:home',
  'dash:screen',
  'dict:edit',
  'dict:grade:edit',
  'dict:list',
  'garde:edit',
  'log:login:export',
  'log:login:list',
  'log:oper:export',
  'log:oper:list',
  'log:pii:list',
  'msg:send',
  'preschool:audit',
  'preschool:edit',
  'principal:audit',
  'principal:edit',
  'res:audit',
  'res:list',
  'res:recommend',
  'school:add',
  'school:delete',
  'school:edit',
  'school:import',
  'school:list',
  'school:merge',
  'school:profile:audit',
  'school:profile:edit',
  'school:promote',
  'sys:changeSchool:audit',
  'sys:consent:list',
  'sys:menu:edit',
  'sys:menu:list',
  'sys:menu:preview',
  'sys:policy:approve',
  'sys:policy:edit',
  'sys:register:audit',
  'sys:role:add',
  'sys:role:delete',
  'sys:role:edit',
  'sys:role:menu',
  'sys:role:site',
  'sys:session:kick',
  'sys:session:list',
  'sys:user:add',
  'sys:user:assignRole',
  'sys:user:delete',
  'sys:user:edit',
  'sys:user:export',
  'sys:user:import',
  'sys:user:resetPwd',
  'sys:user:state',
  'sys:user:unlock',
  'wg:add',
  'wg:delete',
  'wg:edit',
  'wg:list',
  'wg:member'
]
