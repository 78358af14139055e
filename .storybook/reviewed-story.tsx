import { useMemo, type ReactNode } from 'react'
import { ReviewContext, type ServerCondition } from '../packages/admin-kit/src/testing/review-context'
import { useCheckedLocale } from './checked-locale'

export interface ReviewedStoryProps {
  condition: ServerCondition
  person: string | null
  children: ReactNode
}

/** Passes the settings of the toolbar, or of a check, to the story below. */
export function ReviewedStory({ condition, person, children }: ReviewedStoryProps) {
  const locale = useCheckedLocale()
  const review = useMemo(() => ({ condition, person, locale }), [condition, person, locale])
  return <ReviewContext.Provider value={review}>{children}</ReviewContext.Provider>
}
