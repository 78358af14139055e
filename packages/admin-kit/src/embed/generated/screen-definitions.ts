// Generated from the screen definitions by `npm run generate`.
import { lazyScreen, type AnyScreen, type ScreenDefinition } from '../screen-definition'
import type { UserManagerProps } from '../../features/users'
import type { AreaManagerProps } from '../../features/areas'
import type { OrganizationManagerProps } from '../../features/organizations'
import type { RoleManagerProps } from '../../features/roles'
import type { RoleEditorProps } from '../../features/roles'
import type { SelfEditProps } from '../../features/self-edit'
import type { ArticleManagerProps } from '../../features/articles'
import type { ArticleReviewProps } from '../../features/articles'
import type { SecurityPolicyProps } from '../../features/security'
import type { LoginLogProps } from '../../features/logs'
import type { OperationLogProps } from '../../features/logs'
import type { DictionaryManagerProps } from '../../features/dictionaries'
import type { StageManagerProps } from '../../features/stages'
import type { MessageCenterProps } from '../../features/messages'
import type { MenuConfigProps } from '../../features/menu-config'
import type { ColumnManagerProps } from '../../features/columns'
import type { SiteManagerProps } from '../../features/sites'
import type { WorkgroupManagerProps } from '../../features/workgroups'
import type { WorkgroupEditorProps } from '../../features/workgroups'
import type { HomeProps } from '../../features/home'
import type { FileLibraryProps } from '../../features/library'
import type { ResourceManagerProps } from '../../features/resources'
import type { SchoolProfilesProps } from '../../features/school-profiles'
import type { AppVersionsProps } from '../../features/app-versions'
import type { DataOverviewProps } from '../../features/overview'
import type { RegistrationApprovalProps } from '../../features/registrations'
import type { ChangeSchoolApprovalProps } from '../../features/change-school'
import type { CompetitionManagerProps } from '../../features/competitions'
import type { EntryManagerProps } from '../../features/entries'
import type { ResultManagerProps } from '../../features/results'
import type { PreschoolManagerProps } from '../../features/preschool-review'
import type { JudgeManagerProps } from '../../features/judges'
import type { SchemeManagerProps } from '../../features/schemes'
import type { ActivityManagerProps } from '../../features/activities'
import type { BehalfEntriesProps } from '../../features/behalf-entries'
import type { PrincipalManagerProps } from '../../features/principals'
import type { ExpertQuestionsProps } from '../../features/expert-questions'
import type { SignInProps } from '../../features/session'
import type { RegistrationProps } from '../../features/registration'
import type { PersonalCenterProps } from '../../features/personal-center'

export const userManager: ScreenDefinition<UserManagerProps> = {
  name: 'UserManager',
  title: 'users.title',
  tag: 'doorway-user-manager',
  part: 'user-manager',
  parts: [
    'dialog',
    'filters',
    'form',
    'header',
    'organization-tree',
    'pagination',
    'table',
    'toast',
    'toolbar',
    'tree',
    'user-list'
  ],
  codes: [
    'sys:user:add',
    'sys:user:edit',
    'sys:user:delete',
    'sys:user:export',
    'sys:user:import',
    'sys:user:state',
    'sys:user:unlock',
    'sys:user:resetPwd',
    'sys:user:assignRole',
    'log:oper:list'
  ],
  values: {
    expandedOrganizationId: 'number',
    searchDelay: 'number',
    columns: 'data',
    rowActions: 'data',
    bulkActions: 'data',
    toolbar: 'data',
    filters: 'data',
    fields: 'data',
    sections: 'data',
    tabs: 'data',
    parts: 'data'
  },
  callbacks: {
    onSaved: 'event'
  },
  ...lazyScreen(async () => (await import('../../features/users')).UserManager),
}

export const areaManager: ScreenDefinition<AreaManagerProps> = {
  name: 'AreaManager',
  title: 'areas.root',
  tag: 'doorway-area-manager',
  part: 'area-manager',
  parts: [
    'card',
    'dialog',
    'form',
    'header',
    'path',
    'toast',
    'tree'
  ],
  codes: [
    'area:add',
    'area:edit',
    'area:delete',
    'area:state',
    'log:oper:list'
  ],
  values: {
    height: 'number'
  },
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/areas')).AreaManager),
}

export const organizationManager: ScreenDefinition<OrganizationManagerProps> = {
  name: 'OrganizationManager',
  title: 'organizations.title',
  tag: 'doorway-organization-manager',
  part: 'organization-manager',
  parts: [
    'card',
    'dialog',
    'form',
    'header',
    'pagination',
    'table',
    'toast',
    'tree'
  ],
  codes: [
    'school:add',
    'school:edit',
    'school:delete',
    'school:import',
    'school:merge',
    'school:promote',
    'log:oper:list'
  ],
  values: {
    height: 'number'
  },
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/organizations')).OrganizationManager),
}

export const roleManager: ScreenDefinition<RoleManagerProps> = {
  name: 'RoleManager',
  title: 'roles.title',
  tag: 'doorway-role-manager',
  part: 'role-manager',
  parts: [
    'card',
    'dialog',
    'form',
    'header',
    'role-list',
    'tabs',
    'toast',
    'toolbar',
    'tree'
  ],
  codes: [
    'sys:role:add',
    'sys:role:edit',
    'sys:role:delete',
    'sys:role:menu',
    'sys:role:site',
    'log:oper:list'
  ],
  values: {},
  callbacks: {
    onAdd: 'property',
    onOpen: 'property'
  },
  ...lazyScreen(async () => (await import('../../features/roles')).RoleManager),
}

export const roleEditor: ScreenDefinition<RoleEditorProps> = {
  name: 'RoleEditor',
  title: 'roles.editTitle',
  tag: 'doorway-role-editor',
  part: 'role-editor',
  parts: [
    'card',
    'dialog',
    'form',
    'header',
    'tabs',
    'toast',
    'toolbar',
    'tree'
  ],
  codes: [
    'sys:role:add',
    'sys:role:edit',
    'sys:role:menu',
    'sys:role:site',
    'log:oper:list'
  ],
  values: {
    roleId: 'number'
  },
  callbacks: {
    onSaved: 'event',
    onClose: 'event'
  },
  ...lazyScreen(async () => (await import('../../features/roles')).RoleEditor),
}

export const selfEdit: ScreenDefinition<SelfEditProps> = {
  name: 'SelfEdit',
  title: 'selfEdit.title',
  tag: 'doorway-self-edit',
  part: 'self-edit',
  parts: [
    'card',
    'dialog',
    'form',
    'header',
    'toast'
  ],
  codes: [],
  values: {},
  callbacks: {
    onSaved: 'event',
    onClose: 'property'
  },
  ...lazyScreen(async () => (await import('../../features/self-edit')).SelfEdit),
}

export const articleManager: ScreenDefinition<ArticleManagerProps> = {
  name: 'ArticleManager',
  title: 'articles.title',
  tag: 'doorway-article-manager',
  part: 'article-manager',
  parts: [
    'article-list',
    'card',
    'dialog',
    'form',
    'header',
    'pagination',
    'review-queue',
    'table',
    'tabs',
    'toast',
    'toolbar'
  ],
  codes: [
    'cms:article:add',
    'cms:article:edit',
    'cms:article:delete',
    'cms:article:publish',
    'cms:article:offline',
    'cms:article:import'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/articles')).ArticleManager),
}

export const articleReview: ScreenDefinition<ArticleReviewProps> = {
  name: 'ArticleReview',
  title: 'articles.reviewTitle',
  tag: 'doorway-article-review',
  part: 'article-review',
  parts: [
    'article-list',
    'card',
    'dialog',
    'form',
    'header',
    'pagination',
    'review-queue',
    'table',
    'tabs',
    'toast',
    'toolbar'
  ],
  codes: [
    'cms:article:review1',
    'cms:article:review2',
    'cms:article:review3'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/articles')).ArticleReview),
}

export const securityPolicy: ScreenDefinition<SecurityPolicyProps> = {
  name: 'SecurityPolicy',
  title: 'security.title',
  tag: 'doorway-security-policy',
  part: 'security-policy',
  parts: [
    'card',
    'dialog',
    'header',
    'pagination',
    'table',
    'tabs',
    'toast'
  ],
  codes: [
    'sys:session:list',
    'sys:session:kick',
    'sys:consent:list',
    'sys:policy:edit',
    'sys:policy:approve',
    'sys:user:unlock'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/security')).SecurityPolicy),
}

export const loginLog: ScreenDefinition<LoginLogProps> = {
  name: 'LoginLog',
  title: 'logs.loginTitle',
  tag: 'doorway-login-log',
  part: 'login-log',
  parts: [
    'card',
    'dialog',
    'header',
    'pagination',
    'table',
    'tabs',
    'toast'
  ],
  codes: [
    'log:login:list',
    'log:login:export'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/logs')).LoginLog),
}

export const operationLog: ScreenDefinition<OperationLogProps> = {
  name: 'OperationLog',
  title: 'logs.operationTitle',
  tag: 'doorway-operation-log',
  part: 'operation-log',
  parts: [
    'card',
    'dialog',
    'header',
    'pagination',
    'table',
    'tabs',
    'toast'
  ],
  codes: [
    'log:login:list',
    'log:login:export',
    'log:oper:list',
    'log:oper:export',
    'log:pii:list'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/logs')).OperationLog),
}

export const dictionaryManager: ScreenDefinition<DictionaryManagerProps> = {
  name: 'DictionaryManager',
  title: 'dictionaries.title',
  tag: 'doorway-dictionary-manager',
  part: 'dictionary-manager',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'tabs',
    'toast'
  ],
  codes: [
    'dict:list',
    'dict:edit',
    'dict:grade:edit',
    'school:promote'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/dictionaries')).DictionaryManager),
}

export const stageManager: ScreenDefinition<StageManagerProps> = {
  name: 'StageManager',
  title: 'stages.title',
  tag: 'doorway-stage-manager',
  part: 'stage-manager',
  parts: [
    'card',
    'dialog',
    'header',
    'table',
    'toast'
  ],
  codes: [
    'garde:edit'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/stages')).StageManager),
}

export const messageCenter: ScreenDefinition<MessageCenterProps> = {
  name: 'MessageCenter',
  title: 'messages.title',
  tag: 'doorway-message-center',
  part: 'message-center',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'tabs',
    'toast'
  ],
  codes: [
    'msg:send'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/messages')).MessageCenter),
}

export const menuConfig: ScreenDefinition<MenuConfigProps> = {
  name: 'MenuConfig',
  title: 'menuConfig.title',
  tag: 'doorway-menu-config',
  part: 'menu-config',
  parts: [
    'card',
    'dialog',
    'header',
    'toast',
    'toolbar'
  ],
  codes: [
    'sys:menu:list',
    'sys:menu:edit',
    'sys:menu:preview'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/menu-config')).MenuConfig),
}

export const columnManager: ScreenDefinition<ColumnManagerProps> = {
  name: 'ColumnManager',
  title: 'columns.title',
  tag: 'doorway-column-manager',
  part: 'column-manager',
  parts: [
    'card',
    'dialog',
    'form',
    'header',
    'toast',
    'tree'
  ],
  codes: [
    'cms:column:list',
    'cms:column:add',
    'cms:column:edit',
    'cms:column:delete',
    'cms:column:move',
    'cms:column:merge'
  ],
  values: {
    height: 'number'
  },
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/columns')).ColumnManager),
}

export const siteManager: ScreenDefinition<SiteManagerProps> = {
  name: 'SiteManager',
  title: 'sites.title',
  tag: 'doorway-site-manager',
  part: 'site-manager',
  parts: [
    'dialog',
    'form',
    'header',
    'table',
    'tabs',
    'toast',
    'tree'
  ],
  codes: [
    'cms:site:list',
    'cms:site:add',
    'cms:site:edit',
    'cms:site:delete'
  ],
  values: {
    portalOrigin: 'text'
  },
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/sites')).SiteManager),
}

export const workgroupManager: ScreenDefinition<WorkgroupManagerProps> = {
  name: 'WorkgroupManager',
  title: 'workgroups.title',
  tag: 'doorway-workgroup-manager',
  part: 'workgroup-manager',
  parts: [
    'dialog',
    'form',
    'header',
    'pagination',
    'table',
    'toast'
  ],
  codes: [
    'wg:list',
    'wg:add',
    'wg:edit',
    'wg:delete',
    'wg:member'
  ],
  values: {},
  callbacks: {
    onAdd: 'property',
    onOpen: 'property'
  },
  ...lazyScreen(async () => (await import('../../features/workgroups')).WorkgroupManager),
}

export const workgroupEditor: ScreenDefinition<WorkgroupEditorProps> = {
  name: 'WorkgroupEditor',
  title: 'workgroups.editTitle',
  tag: 'doorway-workgroup-editor',
  part: 'workgroup-editor',
  parts: [
    'dialog',
    'form',
    'header',
    'pagination',
    'table',
    'toast'
  ],
  codes: [
    'wg:add',
    'wg:edit',
    'wg:member'
  ],
  values: {
    workgroupId: 'number'
  },
  callbacks: {
    onSaved: 'event',
    onClose: 'event'
  },
  ...lazyScreen(async () => (await import('../../features/workgroups')).WorkgroupEditor),
}

export const home: ScreenDefinition<HomeProps> = {
  name: 'Home',
  title: 'home.title',
  tag: 'doorway-home',
  part: 'home',
  parts: [
    'card',
    'header',
    'toast'
  ],
  codes: [
    'dash:home'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/home')).Home),
}

export const fileLibrary: ScreenDefinition<FileLibraryProps> = {
  name: 'FileLibrary',
  title: 'library.title',
  tag: 'doorway-file-library',
  part: 'file-library',
  parts: [
    'card',
    'dialog',
    'header',
    'pagination',
    'table',
    'toast',
    'toolbar'
  ],
  codes: [
    'cms:file:list',
    'cms:file:add',
    'cms:file:edit',
    'cms:file:delete'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/library')).FileLibrary),
}

export const resourceManager: ScreenDefinition<ResourceManagerProps> = {
  name: 'ResourceManager',
  title: 'resources.title',
  tag: 'doorway-resource-manager',
  part: 'resource-manager',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'tabs',
    'toast'
  ],
  codes: [
    'res:list',
    'res:audit',
    'res:recommend',
    'school:list'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/resources')).ResourceManager),
}

export const schoolProfiles: ScreenDefinition<SchoolProfilesProps> = {
  name: 'SchoolProfiles',
  title: 'schoolProfiles.title',
  tag: 'doorway-school-profiles',
  part: 'school-profiles',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'tabs',
    'toast'
  ],
  codes: [
    'school:profile:edit',
    'school:profile:audit'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/school-profiles')).SchoolProfiles),
}

export const appVersions: ScreenDefinition<AppVersionsProps> = {
  name: 'AppVersions',
  title: 'appVersions.title',
  tag: 'doorway-app-versions',
  part: 'app-versions',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'toast'
  ],
  codes: [
    'app:version:list',
    'app:version:add',
    'app:version:edit',
    'app:version:publish',
    'app:version:withdraw'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/app-versions')).AppVersions),
}

export const dataOverview: ScreenDefinition<DataOverviewProps> = {
  name: 'DataOverview',
  title: 'overview.title',
  tag: 'doorway-data-overview',
  part: 'data-overview',
  parts: [
    'card',
    'header',
    'table',
    'toast'
  ],
  codes: [
    'dash:home',
    'dash:screen'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/overview')).DataOverview),
}

export const registrationApproval: ScreenDefinition<RegistrationApprovalProps> = {
  name: 'RegistrationApproval',
  title: 'registrations.title',
  tag: 'doorway-registration-approval',
  part: 'registration-approval',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'tabs',
    'toast'
  ],
  codes: [
    'sys:register:audit'
  ],
  values: {
    portalOrigin: 'text'
  },
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/registrations')).RegistrationApproval),
}

export const changeSchoolApproval: ScreenDefinition<ChangeSchoolApprovalProps> = {
  name: 'ChangeSchoolApproval',
  title: 'changeSchool.title',
  tag: 'doorway-change-school-approval',
  part: 'change-school-approval',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'tabs',
    'toast'
  ],
  codes: [
    'sys:changeSchool:audit'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/change-school')).ChangeSchoolApproval),
}

export const competitionManager: ScreenDefinition<CompetitionManagerProps> = {
  name: 'CompetitionManager',
  title: 'competitions.title',
  tag: 'doorway-competition-manager',
  part: 'competition-manager',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'toast'
  ],
  codes: [
    'comp:add',
    'comp:edit',
    'comp:publish',
    'comp:archive',
    'comp:phase:edit',
    'comp:phase:reopen',
    'comp:quota:edit'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/competitions')).CompetitionManager),
}

export const entryManager: ScreenDefinition<EntryManagerProps> = {
  name: 'EntryManager',
  title: 'entries.title',
  tag: 'doorway-entry-manager',
  part: 'entry-manager',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'tabs',
    'toast'
  ],
  codes: [
    'comp:entry:audit',
    'comp:work:list',
    'comp:work:check',
    'comp:work:disqualify',
    'comp:recommend:edit',
    'comp:recommend:submit'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/entries')).EntryManager),
}

export const resultManager: ScreenDefinition<ResultManagerProps> = {
  name: 'ResultManager',
  title: 'results.title',
  tag: 'doorway-result-manager',
  part: 'result-manager',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'tabs',
    'toast'
  ],
  codes: [
    'comp:result:compute',
    'comp:result:confirm',
    'comp:result:publish',
    'comp:objection:handle',
    'comp:cert:template',
    'comp:cert:issue',
    'comp:cert:revoke'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/results')).ResultManager),
}

export const preschoolManager: ScreenDefinition<PreschoolManagerProps> = {
  name: 'PreschoolManager',
  title: 'preschoolReview.title',
  tag: 'doorway-preschool-manager',
  part: 'preschool-manager',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'tabs',
    'toast'
  ],
  codes: [
    'preschool:audit',
    'preschool:edit'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/preschool-review')).PreschoolManager),
}

export const judgeManager: ScreenDefinition<JudgeManagerProps> = {
  name: 'JudgeManager',
  title: 'judges.title',
  tag: 'doorway-judge-manager',
  part: 'judge-manager',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'tabs',
    'toast'
  ],
  codes: [
    'comp:judge:edit',
    'comp:assign:edit',
    'comp:monitor'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/judges')).JudgeManager),
}

export const schemeManager: ScreenDefinition<SchemeManagerProps> = {
  name: 'SchemeManager',
  title: 'schemes.title',
  tag: 'doorway-scheme-manager',
  part: 'scheme-manager',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'tabs',
    'toast'
  ],
  codes: [
    'comp:score:edit',
    'comp:list'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/schemes')).SchemeManager),
}

export const activityManager: ScreenDefinition<ActivityManagerProps> = {
  name: 'ActivityManager',
  title: 'activities.title',
  tag: 'doorway-activity-manager',
  part: 'activity-manager',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'toast'
  ],
  codes: [
    'activity:edit'
  ],
  values: {
    portalOrigin: 'text'
  },
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/activities')).ActivityManager),
}

export const behalfEntries: ScreenDefinition<BehalfEntriesProps> = {
  name: 'BehalfEntries',
  title: 'behalfEntries.title',
  tag: 'doorway-behalf-entries',
  part: 'behalf-entries',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'toast'
  ],
  codes: [
    'comp:entry:behalf'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/behalf-entries')).BehalfEntries),
}

export const principalManager: ScreenDefinition<PrincipalManagerProps> = {
  name: 'PrincipalManager',
  title: 'principals.title',
  tag: 'doorway-principal-manager',
  part: 'principal-manager',
  parts: [
    'dialog',
    'header',
    'pagination',
    'table',
    'toast'
  ],
  codes: [
    'principal:edit',
    'principal:audit'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/principals')).PrincipalManager),
}

export const expertQuestions: ScreenDefinition<ExpertQuestionsProps> = {
  name: 'ExpertQuestions',
  title: 'expertQuestions.title',
  tag: 'doorway-expert-questions',
  part: 'expert-questions',
  parts: [
    'header',
    'pagination',
    'table',
    'tabs',
    'toast'
  ],
  codes: [
    'preschool:audit'
  ],
  values: {},
  callbacks: {},
  ...lazyScreen(async () => (await import('../../features/expert-questions')).ExpertQuestions),
}

export const signIn: ScreenDefinition<SignInProps> = {
  name: 'SignIn',
  title: 'session.title',
  tag: 'doorway-sign-in',
  isForVisitors: true,
  part: 'sign-in',
  parts: [
    'form',
    'toast'
  ],
  codes: [],
  values: {},
  callbacks: {
    onSignedIn: 'event',
    onPasswordRequired: 'property',
    onForgotten: 'property',
    onRegister: 'property'
  },
  ...lazyScreen(async () => (await import('../../features/session')).SignIn),
}

export const registration: ScreenDefinition<RegistrationProps> = {
  name: 'Registration',
  title: 'registration.title',
  tag: 'doorway-registration',
  isForVisitors: true,
  part: 'registration',
  parts: [
    'header',
    'toast'
  ],
  codes: [],
  values: {
    userType: 'text',
    invite: 'text'
  },
  callbacks: {
    onSubmitted: 'event',
    onSignIn: 'property'
  },
  ...lazyScreen(async () => (await import('../../features/registration')).Registration),
}

export const personalCenter: ScreenDefinition<PersonalCenterProps> = {
  name: 'PersonalCenter',
  title: 'personalCenter.title',
  tag: 'doorway-personal-center',
  part: 'personal-center',
  parts: [
    'pagination',
    'toast'
  ],
  codes: [],
  values: {
    tab: 'text',
    tabs: 'data',
    portalUrl: 'text'
  },
  callbacks: {
    onTabChange: 'event',
    onOpenPage: 'property'
  },
  ...lazyScreen(async () => (await import('../../features/personal-center')).PersonalCenter),
}

/** Every screen that can be embedded in other pages. */
export const screenDefinitions: readonly AnyScreen[] = [userManager, areaManager, organizationManager, roleManager, roleEditor, selfEdit, articleManager, articleReview, securityPolicy, loginLog, operationLog, dictionaryManager, stageManager, messageCenter, menuConfig, columnManager, siteManager, workgroupManager, workgroupEditor, home, fileLibrary, resourceManager, schoolProfiles, appVersions, dataOverview, registrationApproval, changeSchoolApproval, competitionManager, entryManager, resultManager, preschoolManager, judgeManager, schemeManager, activityManager, behalfEntries, principalManager, expertQuestions, signIn, registration, personalCenter]
