import { lazyPart } from '../../loading/lazy-part'

/** The form: its steps load while the policy is requested. */
export const registrationForm = lazyPart(
  async () => (await import('../../registration-form/registration-form')).RegistrationForm,
)
