export type { DoorwayClientOptions } from './client-core'
export { solveChallenge } from './session/solve-challenge'
export { createDoorwayClient, type DoorwayClient } from './create-client'
export type { Area, AreaDraft, AreaHit, AreaStep, AreaUsage } from './domain/area'
export type { Confirmation } from './domain/confirmation'
export type { OneTimePassword } from './domain/one-time-password'
export type {
  Captcha,
  Credentials,
  CurrentUser,
  PasswordState,
  SignInChallenge,
  SignInResult,
} from './domain/current-user'
export type {
  DictionaryDraft,
  DictionaryEntry,
  DictionaryType,
  ManagedDictionaryEntry,
  Stage,
  StageDraft,
  Subject,
  SubjectDraft,
} from './domain/dictionary'
export type { ImportFault, ImportJob, ImportKind, ImportMode, ImportRow, ImportUndo } from './domain/import'
export type {
  ChainCheck,
  ChainedLog,
  LoggedChange,
  LogExport,
  LogQuery,
  LoginRecord,
  OperationQuery,
  OperationRecord,
  PersonalAccessRecord,
} from './domain/log'
export type { ManagedMenuItem, MenuDocument, MenuDraft, MenuEntry, MenuFault, MenuItem, MenuType } from './domain/menu'
export type {
  Grade,
  GradeWithClasses,
  Organization,
  OrganizationDraft,
  OrganizationHit,
  OrganizationStep,
  OrganizationUsage,
  SchoolClass,
} from './domain/organization'
export type { Page } from './domain/page'
export type { Role, RoleDraft, RoleFigures, RoleMenuNode, RoleMenus, RoleOption, Site } from './domain/role'
export type { PersonSession, Session, SessionQuery, SignInLock } from './domain/session'
export type {
  Promotion,
  PromotionGrade,
  PromotionPreview,
  SchoolMerge,
  SchoolMergeReport,
  StartedPromotion,
} from './domain/promotion'
export type { AppVersion, AppVersionDraft, AppVersionQuery } from './domain/app-version'
export type {
  SecurityPolicy,
  SecurityPolicyChange,
  SecurityPolicyProposal,
  SecurityPolicyValues,
  VersionedPolicy,
} from './domain/security-policy'
export type { Consent, ConsentQuery } from './domain/consent'
export type {
  NotificationDraft,
  NotificationQuery,
  ReceivedNotification,
  SentNotification,
} from './domain/notification'
export type { Task, TaskQuery } from './domain/task'
export type {
  OwnDetail,
  Parent,
  ParentDraft,
  ParentPassword,
  SavedStudent,
  SavedUser,
  Sex,
  SiteTime,
  SortOrder,
  StageSubject,
  Student,
  StudentDraft,
  Teacher,
  TeacherDraft,
  User,
  UserConditions,
  UserDraft,
  UserExportColumn,
  PersonalField,
  UserQuery,
  UserRow,
  UserSortField,
  UsersChange,
  UsersChanged,
} from './domain/user'
export type { AreaEndpoints, AreaTreeEndpoints } from './endpoints/areas'
export type { AuthEndpoints } from './endpoints/auth'
export type { ChallengeEndpoints } from './endpoints/challenges'
export type { Connection, EndpointGroup } from './endpoints/connection'
export type { DictionaryEndpoints, DictionaryQuery } from './endpoints/dictionaries'
export type { FileEndpoints } from './endpoints/files'
export type { ImportEndpoints, ImportRowQuery } from './endpoints/imports'
export type { ContentImportEndpoints, ContentReportFilter } from './endpoints/content-imports'
export type {
  GradeEndpoints,
  OrganizationConditions,
  OrganizationEndpoints,
  OrganizationTreeEndpoints,
} from './endpoints/organizations'
export type {
  SchoolChangeConditions,
  SchoolChangeDecision,
  SchoolChangeDraft,
  SchoolChangeEndpoints,
} from './endpoints/school-changes'
export type { ContactEndpoints, ContactKind } from './endpoints/contacts'
export type { FavouriteItem, PersonalEndpoints } from './endpoints/personal'
export type { ArticleQuery, PortalEndpoints } from './endpoints/portal'
export type { MenuEndpoints } from './endpoints/menus'
export type { RoleChoiceEndpoints, RoleEndpoints, SiteEndpoints } from './endpoints/roles'
export type { CurrentUserEndpoints } from './endpoints/current-user'
export type { HistoryEndpoints } from './endpoints/history'
export type { LogEndpoints } from './endpoints/logs'
export type { SessionEndpoints } from './endpoints/sessions'
export type { StageChoiceEndpoints, StageEndpoints } from './endpoints/stages'
export type { PromotionEndpoints } from './endpoints/promotions'
export type { AppVersionEndpoints } from './endpoints/app-versions'
export type { SecurityPolicyEndpoints } from './endpoints/security-policy'
export type { ConsentEndpoints } from './endpoints/consents'
export type { NotificationEndpoints, NotificationSetting } from './endpoints/notifications'
export type { TaskEndpoints } from './endpoints/tasks'
export type { HomeDraft, HomeSubmissionEndpoints } from './endpoints/preschool'
export type { ResourceDraft, ResourceEndpoints, UploadEndpoints } from './endpoints/uploads'
export type { UserEndpoints } from './endpoints/users'
export { ApiError, isAbort, type ApiErrorDetail, type ApiErrorKind, type ApiFieldError } from './errors/api-error'
export type { FailureMessages } from './errors/failure-messages/failure-messages'
export type { Locale } from './rules/locales'
export type { EncryptPassword } from './session/password-cipher'
export type { LockManagerLike } from './session/stored-token-source'
export {
  createTokenStore,
  type PersistedTokens,
  type StoredTokens,
  type TokenStore,
  type TokenStoreOptions,
} from './session/token-store'
export type {
  Authorize,
  ExpiringToken as EndingToken,
  GetToken,
  GivenToken,
  TokenRequest as TokenAsk,
} from './transport/authorization'
export type { Download } from './transport/download'
export {
  createMemoryStorage,
  safeStorage as survivingStorage,
  type KeyValueStorage,
} from './transport/key-value-storage'
export type { Fetch } from './transport/send'
export type { ServiceAddresses, ServiceName } from './transport/services'
