export { areaCodePattern, areaListRules, areaNodeRules } from './area'
export {
  type ArticleKind,
  type ArticleKindField,
  articleKindLimits,
  articleKinds,
  type ArticleKindValues,
  type DisclosureValues,
  missingKindFields,
  type ProjectValues,
} from './article-kind'
export { avatar } from './avatar'
export { certificateAddress } from './certificate-address'
export { certificateSheet, type CertificateSheet } from './certificate-sheet'
export {
  brokenCertificate,
  type CertificateFault,
  type CertificateField,
  certificateFields,
  certificateLimits,
  type CertificateSeries,
  type CertificateTemplateDraft,
  defaultCertificate,
  defaultNumberRule,
  defaultOrganizationBody,
  fillCertificate,
  numberIn,
  seriesOf,
} from './certificate-template'
export { dictionaryRules, gradeDictionaryRules } from './dictionary'
export { brokenRules, type BrokenRule } from './failures'
export { expertReplyRules } from './expert-reply'
export { contentHeadBytes, isContentOf } from './file-contents'
export { emailPattern, idCardPattern, isMasked, mobilePattern, usernamePattern } from './fields'
export {
  avatarFileTypes,
  dictionaryTypes,
  hiddenRoleIds,
  limits,
  previewFileTypes,
  rootArea,
  rootOrganizationId,
  superAccount,
  type RegistrationType,
  registrationTypes,
  userTypes,
} from './limits'
export { builtInScreens, isComponentName, isInsideUrl, isOutsideUrl } from './menu'
export { languageTags, locales, type Locale } from './locales'
export { ruleMessages } from './messages'
export type { RuleKey, RuleMessages } from './messages/zh'
export {
  type BrokenMediaRule,
  brokenMediaRules,
  codecName,
  isMediaType,
  isPlayable,
  isVideoType,
  type MediaFacts,
  mediaLength,
  mediaParts,
  type MediaRuleName,
  type MediaRules,
  videoTypes,
} from './media'
export {
  type OperationAction,
  type OperationKind,
  operationActions,
  type OperationTarget,
  operationTargets,
} from './operation-actions'
export { organizationRules } from './organization'
export { parentFields, parentRules } from './parent'
export {
  createdPassword,
  createdPasswordSpecials,
  ownPassword,
  ownPasswordParts,
  ownPasswordRules,
  passwordChangeRules,
  passwordFormRules,
} from './password'
export {
  brokenPictureRule,
  homeConsent,
  homeDraftRules,
  homeLimits,
  homeSubmissionRules,
  pictureFileTypes,
} from './preschool'
export { guardianRules, needsGuardian, registrationLimits, registrationRules, registrationTexts } from './registration'
export { principalDraftRules, principalRules } from './principal'
export { resourceRules } from './resource'
export { roleRules } from './role'
export { schoolProfileRules } from './school-profile'
export { filledConditions, filledRange } from './search'
export { selfEditFields, selfEditRules } from './self-edit'
export { researcherRules } from './researcher'
export { stageRules, subjectRules } from './stage'
export { newStudentRules, storedStudentRules, studentFields } from './student'
export { newTeacherRules, storedTeacherRules, teacherFields } from './teacher'
export { brokenFileRule, fileExtension, importFileTypes, uploadFileTypes, uploadLimits } from './upload'
export { email, newUserFields, newUserRules, personName, storedUserFields, storedUserRules, username } from './user'
