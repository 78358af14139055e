import { screenDefinitions } from '@doorway/admin-kit/embed'
import { Screens } from './screens'

const shown = screenDefinitions.filter(({ name }) => name === 'UserManager' || name === 'AreaManager')

/** A server component: the definitions of screens are data here, and their components are of the page. */
export default function Page() {
  return (
    <>
      <p>
        所需权限码：<code>{shown.flatMap(({ codes }) => codes).join(' ')}</code>
      </p>
      <Screens />
    </>
  )
}
