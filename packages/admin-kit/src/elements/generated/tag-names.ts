// Generated from the screen definitions by `npm run generate`.
import type { DoorwayElement } from '../doorway-element'
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

/** The custom elements by their names. */
export interface DoorwayElements {
  'doorway-user-manager': DoorwayElement<UserManagerProps>
  'doorway-area-manager': DoorwayElement<AreaManagerProps>
  'doorway-organization-manager': DoorwayElement<OrganizationManagerProps>
  'doorway-role-manager': DoorwayElement<RoleManagerProps>
  'doorway-role-editor': DoorwayElement<RoleEditorProps>
  'doorway-self-edit': DoorwayElement<SelfEditProps>
  'doorway-article-manager': DoorwayElement<ArticleManagerProps>
  'doorway-article-review': DoorwayElement<ArticleReviewProps>
  'doorway-security-policy': DoorwayElement<SecurityPolicyProps>
  'doorway-login-log': DoorwayElement<LoginLogProps>
  'doorway-operation-log': DoorwayElement<OperationLogProps>
  'doorway-dictionary-manager': DoorwayElement<DictionaryManagerProps>
  'doorway-stage-manager': DoorwayElement<StageManagerProps>
  'doorway-message-center': DoorwayElement<MessageCenterProps>
  'doorway-menu-config': DoorwayElement<MenuConfigProps>
  'doorway-column-manager': DoorwayElement<ColumnManagerProps>
  'doorway-site-manager': DoorwayElement<SiteManagerProps>
  'doorway-workgroup-manager': DoorwayElement<WorkgroupManagerProps>
  'doorway-workgroup-editor': DoorwayElement<WorkgroupEditorProps>
  'doorway-home': DoorwayElement<HomeProps>
  'doorway-file-library': DoorwayElement<FileLibraryProps>
  'doorway-resource-manager': DoorwayElement<ResourceManagerProps>
  'doorway-school-profiles': DoorwayElement<SchoolProfilesProps>
  'doorway-app-versions': DoorwayElement<AppVersionsProps>
  'doorway-data-overview': DoorwayElement<DataOverviewProps>
  'doorway-registration-approval': DoorwayElement<RegistrationApprovalProps>
  'doorway-change-school-approval': DoorwayElement<ChangeSchoolApprovalProps>
  'doorway-competition-manager': DoorwayElement<CompetitionManagerProps>
  'doorway-entry-manager': DoorwayElement<EntryManagerProps>
}
