import type { Locale } from '@doorway/api-client'
import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { TextPath } from '../i18n/shape'
import type { zh } from '../late-texts/registration/zh'
import type { RegistrationCalls } from './registration-calls'

/** The key of a text of registering. */
export type RegistrationKey = TextPath<typeof zh>

/** Returns a text of registering in the reader's language. */
export type RegistrationText = (key: RegistrationKey, values?: Readonly<Record<string, string | number>>) => string

/** What every field of the form takes. */
export interface RegistrationFieldProps {
  /** The name of the member; the field at fault gets the focus by it. */
  name: string
  label: string
  hint?: string
  /** What is wrong now. */
  error?: string
  isRequired?: boolean
}

/** One line of text. */
export interface RegistrationTextProps extends RegistrationFieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  type?: 'text' | 'email' | 'tel' | 'date' | 'search'
  inputMode?: 'numeric'
  autoComplete?: string
  maxLength?: number
}

/** A new password, which may be shown. */
export interface RegistrationPasswordProps extends RegistrationFieldProps {
  value: string
  onChange: (value: string) => void
  showLabel: string
}

/** One of a closed set. */
export interface RegistrationChoiceProps extends RegistrationFieldProps {
  value: string
  options: readonly { value: string; label: string }[]
  placeholder: string
  onChange: (value: string) => void
}

/** A consent. */
export interface RegistrationCheckProps {
  name?: string
  label: string
  error?: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** A button; it does nothing while its work is pending. */
export interface RegistrationButtonProps {
  type?: 'button' | 'submit'
  isQuiet?: boolean
  isBusy?: boolean
  onClick?: () => void
  children: ReactNode
}

/** The controls that the form is made of: a page that renders on the server has lighter ones than the kit. */
export interface RegistrationFields {
  Text: ComponentType<RegistrationTextProps>
  Password: ComponentType<RegistrationPasswordProps>
  Choice: ComponentType<RegistrationChoiceProps>
  Check: ComponentType<RegistrationCheckProps>
  Button: ComponentType<RegistrationButtonProps>
}

/** Where the draft is stored for the session of the window. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the parts of registering need from the page around them. Give the same object while nothing of it changes. */
export interface RegistrationParts {
  text: RegistrationText
  /** The language of the rules' words. */
  locale: Locale
  calls: RegistrationCalls
  /** Called in the browser only. */
  storage: () => DraftStorage
  fields: RegistrationFields
}

const RegistrationContext = createContext<RegistrationParts | null>(null)

/** Gives the parts of registering what they need. */
export const RegistrationPartsProvider = RegistrationContext.Provider

/** What the page around gives. */
export function useRegistrationParts(): RegistrationParts {
  const parts = useContext(RegistrationContext)
  if (!parts) throw new Error('The parts of registering need <RegistrationPartsProvider> around them.')
  return parts
}
