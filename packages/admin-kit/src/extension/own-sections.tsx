import { FormSection } from '@doorway/ui'
import { useCan } from '../session/use-session'
import type { OwnSection } from './extension-types'
import { StableSlot } from './stable-slot'

export interface OwnSectionsProps<Target> {
  sections: readonly OwnSection<Target>[]
  /** Null while the record is being added. */
  target: Target | null
}

/** The sections that a page has added to a form. */
export function OwnSections<Target>({ sections, target }: OwnSectionsProps<Target>) {
  const can = useCan()
  return sections
    .filter(({ code, isShown }) => can(code) && (isShown?.(target) ?? true))
    .map(({ id, title, render }) => (
      <FormSection key={id} title={title}>
        <StableSlot render={render} input={target} />
      </FormSection>
    ))
}
