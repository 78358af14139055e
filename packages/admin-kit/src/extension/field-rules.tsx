import { createContext, useContext, useMemo, type ReactNode } from 'react'

/** What a page has decided about the fields of a form. */
export interface FieldRules {
  hide?: readonly string[]
  readOnly?: readonly string[]
}

interface FieldSets {
  hidden: ReadonlySet<string>
  readOnly: ReadonlySet<string>
}

const FieldRulesContext = createContext<FieldSets>({ hidden: new Set(), readOnly: new Set() })

export interface FieldRulesProviderProps {
  rules: FieldRules | undefined
  children: ReactNode
}

/** Passes the decisions of the page to the fields of a form. */
export function FieldRulesProvider({ rules, children }: FieldRulesProviderProps) {
  const sets = useMemo(
    () => ({ hidden: new Set(rules?.hide), readOnly: new Set(rules?.readOnly) }),
    [rules?.hide, rules?.readOnly],
  )
  return <FieldRulesContext.Provider value={sets}>{children}</FieldRulesContext.Provider>
}

/** Is any of these fields shown? A section without fields has no heading either. */
export function useIsAnyShown(names: readonly string[]): boolean {
  const { hidden } = useContext(FieldRulesContext)
  return names.some((name) => !hidden.has(name))
}

export interface RuledFieldProps {
  /** Name of the field. */
  name: string
  children: ReactNode
}

/** Leaves a field out, or makes its control read only, as the page has decided. */
export function RuledField({ name, children }: RuledFieldProps) {
  const { hidden, readOnly } = useContext(FieldRulesContext)
  if (hidden.has(name)) return null
  if (!readOnly.has(name)) return children
  // One element makes any control read only: texts, choices and the buttons of pickers.
  return (
    <fieldset className="dw-extension-fieldset" disabled>
      {children}
    </fieldset>
  )
}
