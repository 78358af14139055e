// The parts of registering, for pages that render them on the server with controls of their own. Other pages embed
// the screen Registration.
export { AgreementTexts } from './agreement-texts'
export { IdentityCard, type IdentityCardProps } from './identity-card'
export { InvitationForm, type InvitationFormProps } from './invitation-form'
export {
  type CallFault,
  createRegistrationCalls,
  type InvitedClass,
  type RegisterPolicy,
  type RegistrationCalls,
  type RegistrationConnection,
  type RegistrationReceipt,
  type RegistrationState,
  type TeacherChoices,
} from './registration-calls'
export { RegistrationForm, type RegistrationFormProps } from './registration-form'
export {
  type DraftStorage,
  type RegistrationButtonProps,
  type RegistrationCheckProps,
  type RegistrationChoiceProps,
  type RegistrationFieldProps,
  type RegistrationFields,
  type RegistrationKey,
  type RegistrationParts,
  RegistrationPartsProvider,
  type RegistrationPasswordProps,
  type RegistrationText,
  type RegistrationTextProps,
} from './registration-parts'
export { RegistrationResult, type RegistrationResultProps } from './registration-result'
export { registrantTypes, type RegistrationType } from './registration-values'
export { readWords, type RegistrationWords } from './registration-words'
export { loadRuleTexts } from './rule-texts'
export { StateForm } from './state-form'
export { type AreaLevel, pathAfter, useAreaLevels } from './use-area-levels'
