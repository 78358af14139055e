import {
  type DraftStorage,
  readWords,
  type RegistrationFields,
  RegistrationPartsProvider,
  type RegistrationWords,
} from '@doorway/admin-kit/registration-form'
import { useMemo, type ReactNode } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { registrationCalls } from '../../data/registration-calls'
import { CheckEntry, ChoiceEntry, EntryButton, PasswordEntry, TextEntry } from '../form-fields/form-fields'
import '@doorway/admin-kit/styles/registration.css'
import './portal-registration.css'

/** Controls that render on the server and weigh little. */
const fields: RegistrationFields = {
  Text: TextEntry,
  Password: PasswordEntry,
  Choice: ChoiceEntry,
  Check: CheckEntry,
  Button: EntryButton,
}

const keyOf = (key: string) => `doorway:${key}`

const draftStorage = (): DraftStorage => ({
  getItem: (key) => sessionStorage.getItem(keyOf(key)),
  setItem: (key, value) => sessionStorage.setItem(keyOf(key), value),
  removeItem: (key) => sessionStorage.removeItem(keyOf(key)),
})

export interface PortalRegistrationProps {
  /** The kit's words of registering, which come with the page's own. */
  words: RegistrationWords
  children: ReactNode
}

/** Gives the kit's parts of registering the controls, the words and the client of the portal. */
export function PortalRegistration({ words, children }: PortalRegistrationProps) {
  const { locale } = usePreferences()
  const parts = useMemo(
    () => ({ text: readWords(words), locale, calls: registrationCalls, storage: draftStorage, fields }),
    [words, locale],
  )
  return (
    <div className="dw-portal-registration dw-portal-container">
      <RegistrationPartsProvider value={parts}>{children}</RegistrationPartsProvider>
    </div>
  )
}
