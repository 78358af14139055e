import { createContext, useContext, type ComponentType, type ReactNode } from 'react'

/** A link to a page of the portal, or to a tab of the personal centre. */
export interface PersonalLinkProps {
  /** The address within the portal, `/personalCenter?tab=…` for a tab. */
  to: string
  /** A step that is offered looks like a button. */
  look?: 'primary' | 'quiet'
  'aria-current'?: 'page'
  children: ReactNode
}

/** Which page of a list is shown, with ways to the others. */
export interface PersonalPagesProps {
  /** From 1. */
  page: number
  /** Rows in all. */
  total: number
  /** Rows a page. */
  size: number
  /** The address of a page. */
  address: (page: number) => string
}

/** A tab without content, with the next step. */
export interface PersonalEmptyProps {
  title: string
  hint: string
  /** Where the next step leads to. */
  to: string
  step: string
}

/** The tabs, each with its address. */
export interface PersonalTabsProps {
  /** Whose tabs they are. */
  label: string
  tabs: readonly { to: string; label: string; isCurrent: boolean }[]
}

/** What the parts of the personal centre need from the page around them, in addition to the kit's provider. */
export interface PersonalCenterParts {
  Link: ComponentType<PersonalLinkProps>
  Pages: ComponentType<PersonalPagesProps>
  EmptyTab: ComponentType<PersonalEmptyProps>
  Tabs: ComponentType<PersonalTabsProps>
  /** Loads again what is shown. */
  reload: () => Promise<void>
}

const PersonalContext = createContext<PersonalCenterParts | null>(null)

/** Gives the parts of the personal centre what they need. */
export const PersonalCenterPartsProvider = PersonalContext.Provider

/** What the page around gives. */
export function usePersonalParts(): PersonalCenterParts {
  const parts = useContext(PersonalContext)
  if (!parts) throw new Error('The parts of the personal centre need <PersonalCenterPartsProvider> around them.')
  return parts
}
