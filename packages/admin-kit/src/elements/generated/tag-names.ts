// Generated from the screen definitions by `npm run generate`.
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

/** What the screen of each custom element takes, by the element's name. */
export interface DoorwayElementProps {
  'doorway-user-manager': UserManagerProps
  'doorway-area-manager': AreaManagerProps
  'doorway-organization-manager': OrganizationManagerProps
  'doorway-role-manager': RoleManagerProps
  'doorway-role-editor': RoleEditorProps
  'doorway-self-edit': SelfEditProps
  'doorway-article-manager': ArticleManagerProps
  'doorway-article-review': ArticleReviewProps
  'doorway-security-policy': SecurityPolicyProps
  'doorway-login-log': LoginLogProps
  'doorway-operation-log': OperationLogProps
  'doorway-dictionary-manager': DictionaryManagerProps
  'doorway-stage-manager': StageManagerProps
  'doorway-message-center': MessageCenterProps
  'doorway-menu-config': MenuConfigProps
  'doorway-column-manager': ColumnManagerProps
  'doorway-site-manager': SiteManagerProps
  'doorway-workgroup-manager': WorkgroupManagerProps
  'doorway-workgroup-editor': WorkgroupEditorProps
  'doorway-home': HomeProps
  'doorway-file-library': FileLibraryProps
  'doorway-resource-manager': ResourceManagerProps
  'doorway-school-profiles': SchoolProfilesProps
  'doorway-app-versions': AppVersionsProps
  'doorway-data-overview': DataOverviewProps
  'doorway-registration-approval': RegistrationApprovalProps
  'doorway-change-school-approval': ChangeSchoolApprovalProps
  'doorway-competition-manager': CompetitionManagerProps
  'doorway-entry-manager': EntryManagerProps
  'doorway-result-manager': ResultManagerProps
  'doorway-preschool-manager': PreschoolManagerProps
  'doorway-judge-manager': JudgeManagerProps
  'doorway-scheme-manager': SchemeManagerProps
  'doorway-activity-manager': ActivityManagerProps
  'doorway-behalf-entries': BehalfEntriesProps
  'doorway-principal-manager': PrincipalManagerProps
  'doorway-expert-questions': ExpertQuestionsProps
  'doorway-sign-in': SignInProps
  'doorway-registration': RegistrationProps
  'doorway-personal-center': PersonalCenterProps
}
