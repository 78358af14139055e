// Generated from the screen definitions by `npm run generate`.
import { UserManager } from '@doorway/admin-kit/user-manager'
import { AreaManager } from '@doorway/admin-kit/area-manager'
import { OrganizationManager } from '@doorway/admin-kit/organization-manager'
import { RoleManager } from '@doorway/admin-kit/role-manager'
import { RoleEditor } from '@doorway/admin-kit/role-manager'
import { SelfEdit } from '@doorway/admin-kit/self-edit'
import { ArticleManager } from '@doorway/admin-kit/article-manager'
import { ArticleReview } from '@doorway/admin-kit/article-manager'
import { SecurityPolicy } from '@doorway/admin-kit/security-policy'
import { LoginLog } from '@doorway/admin-kit/logs'
import { OperationLog } from '@doorway/admin-kit/logs'
import { DictionaryManager } from '@doorway/admin-kit/dictionary-manager'
import { StageManager } from '@doorway/admin-kit/stage-manager'
import { MessageCenter } from '@doorway/admin-kit/message-center'
import { MenuConfig } from '@doorway/admin-kit/menu-config'
import { ColumnManager } from '@doorway/admin-kit/column-manager'
import { SiteManager } from '@doorway/admin-kit/site-manager'
import { WorkgroupManager } from '@doorway/admin-kit/workgroup-manager'
import { WorkgroupEditor } from '@doorway/admin-kit/workgroup-manager'
import { Home } from '@doorway/admin-kit/home'
import { FileLibrary } from '@doorway/admin-kit/file-library'
import { ResourceManager } from '@doorway/admin-kit/resource-manager'
import { SchoolProfiles } from '@doorway/admin-kit/school-profiles'
import { AppVersions } from '@doorway/admin-kit/app-versions'
import { DataOverview } from '@doorway/admin-kit/overview'
import { RegistrationApproval } from '@doorway/admin-kit/registration-approval'
import { ChangeSchoolApproval } from '@doorway/admin-kit/change-school-approval'
import { CompetitionManager } from '@doorway/admin-kit/competition-manager'
import { EntryManager } from '@doorway/admin-kit/entry-manager'
import { ResultManager } from '@doorway/admin-kit/result-manager'
import { PreschoolManager } from '@doorway/admin-kit/preschool-manager'
import { JudgeManager } from '@doorway/admin-kit/judge-manager'
import { SchemeManager } from '@doorway/admin-kit/scheme-manager'
import { ActivityManager } from '@doorway/admin-kit/activity-manager'
import { BehalfEntries } from '@doorway/admin-kit/behalf-entries'
import { PrincipalManager } from '@doorway/admin-kit/principal-manager'
import { ExpertQuestions } from '@doorway/admin-kit/expert-questions'
import { SignIn } from '@doorway/admin-kit/sign-in'
import { Registration } from '@doorway/admin-kit/registration'
import { PersonalCenter } from '@doorway/admin-kit/personal-center'

/** The embeddable screens as React components. */
export const components = {
  UserManager,
  AreaManager,
  OrganizationManager,
  RoleManager,
  RoleEditor,
  SelfEdit,
  ArticleManager,
  ArticleReview,
  SecurityPolicy,
  LoginLog,
  OperationLog,
  DictionaryManager,
  StageManager,
  MessageCenter,
  MenuConfig,
  ColumnManager,
  SiteManager,
  WorkgroupManager,
  WorkgroupEditor,
  Home,
  FileLibrary,
  ResourceManager,
  SchoolProfiles,
  AppVersions,
  DataOverview,
  RegistrationApproval,
  ChangeSchoolApproval,
  CompetitionManager,
  EntryManager,
  ResultManager,
  PreschoolManager,
  JudgeManager,
  SchemeManager,
  ActivityManager,
  BehalfEntries,
  PrincipalManager,
  ExpertQuestions,
  SignIn,
  Registration,
  PersonalCenter,
}

/** Props with which the demo server has data. */
export const samples = {
  UserManager: {},
  AreaManager: {
    height: 400
  },
  OrganizationManager: {
    height: 400
  },
  RoleManager: {},
  RoleEditor: {
    roleId: 8
  },
  SelfEdit: {},
  ArticleManager: {},
  ArticleReview: {},
  SecurityPolicy: {},
  LoginLog: {},
  OperationLog: {},
  DictionaryManager: {},
  StageManager: {},
  MessageCenter: {},
  MenuConfig: {},
  ColumnManager: {
    height: 400
  },
  SiteManager: {},
  WorkgroupManager: {},
  WorkgroupEditor: {
    workgroupId: 1
  },
  Home: {},
  FileLibrary: {},
  ResourceManager: {},
  SchoolProfiles: {},
  AppVersions: {},
  DataOverview: {},
  RegistrationApproval: {},
  ChangeSchoolApproval: {},
  CompetitionManager: {},
  EntryManager: {},
  ResultManager: {},
  PreschoolManager: {},
  JudgeManager: {},
  SchemeManager: {},
  ActivityManager: {},
  BehalfEntries: {},
  PrincipalManager: {},
  ExpertQuestions: {},
  SignIn: {},
  Registration: {},
  PersonalCenter: {}
}
