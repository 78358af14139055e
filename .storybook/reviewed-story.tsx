import { useMemo, type ReactNode } from 'react'
import { ReviewContext, type ServerCondition } from '../packages/admin-kit/src/testing/review-context'
import { useCheckedLocale } from './checked-locale'

export interface ReviewedStoryProps {
  condition: ServerCondition
  person: string | null
  isElder: boolean
  children: ReactNode
}

/** Passes the settings of the toolbar, or of a check, to the story below. */
export function ReviewedStory({ condition, person, isElder, children }: ReviewedStoryProps) {
  const locale = useCheckedLocale()
  const review = useMemo(() => ({ condition, person, isElder, locale }), [condition, person, isElder, locale])
  return <ReviewContext.Provider value={review}>{children}</ReviewContext.Provider>
}
