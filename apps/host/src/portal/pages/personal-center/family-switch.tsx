import type { Schema } from '@doorway/api-client/types'
import { SiteLink } from '../../parts/links/site-link'
import { usePageStrings } from '../../use-page-strings'
import { route } from './personal-center.route'

export interface FamilySwitchProps {
  ownName: string
  childList: readonly Schema<'OwnChild'>[]
  /** The child that is shown; null for one's own things. */
  child: Schema<'OwnChild'> | null
}

/** Switches between one's own things and those of one's children. Children of age decide about theirs alone. */
export function FamilySwitch({ ownName, childList, child }: FamilySwitchProps) {
  const words = usePageStrings(route)
  const minors = childList.filter(({ isMinor }) => isMinor)
  if (minors.length === 0) return null
  return (
    <nav className="dw-me-family" aria-label={words.forWhom}>
      <span aria-hidden="true">{words.forWhom}</span>
      <SiteLink to="/personalCenter" aria-current={child === null ? 'page' : undefined}>
        {words.myself(ownName)}
      </SiteLink>
      {minors.map(({ userId, name }) => (
        <SiteLink
          key={userId}
          to={`/personalCenter?child=${userId}`}
          aria-current={userId === child?.userId ? 'page' : undefined}
        >
          {name}
        </SiteLink>
      ))}
    </nav>
  )
}
