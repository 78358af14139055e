import type { Schema } from '@doorway/api-client/types'
import { Link } from './controls'
import { usePersonalText } from './personal-center-texts'

export interface FamilySwitchProps {
  ownName: string
  childList: readonly Schema<'OwnChild'>[]
  /** The child that is shown; null for one's own things. */
  child: Schema<'OwnChild'> | null
}

/** Switches between one's own things and those of one's children. Children of age decide about theirs alone. */
export function FamilySwitch({ ownName, childList, child }: FamilySwitchProps) {
  const text = usePersonalText()
  const minors = childList.filter(({ isMinor }) => isMinor)
  if (minors.length === 0) return null
  return (
    <nav className="dw-me-family" aria-label={text('forWhom')}>
      <span aria-hidden="true">{text('forWhom')}</span>
      <Link to="/personalCenter" aria-current={child === null ? 'page' : undefined}>
        {text('myself', { name: ownName })}
      </Link>
      {minors.map(({ userId, name }) => (
        <Link
          key={userId}
          to={`/personalCenter?child=${userId}`}
          aria-current={userId === child?.userId ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
