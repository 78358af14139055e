import { Button, type ButtonProps } from '@doorway/ui'
import { useReadOnly } from '../session/use-session'
import {
  type PersonalEmptyProps,
  type PersonalLinkProps,
  type PersonalPagesProps,
  usePersonalParts,
} from './personal-center-parts'

/** The link of the page around. */
export function Link(props: PersonalLinkProps) {
  const { Link: Own } = usePersonalParts()
  return <Own {...props} />
}

/** The pages of a list, as the page around shows them. */
export function Pages(props: PersonalPagesProps) {
  const { Pages: Own } = usePersonalParts()
  return <Own {...props} />
}

/** A tab without content, as the page around shows it. */
export function EmptyTab(props: PersonalEmptyProps) {
  const { EmptyTab: Own } = usePersonalParts()
  return <Own {...props} />
}

/** A button that changes something of one's own; it is hidden where nothing may be changed. */
export function ChangeButton(props: ButtonProps) {
  return useReadOnly() ? null : <Button {...props} />
}
