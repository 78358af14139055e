import { DoorwayProvider } from '@doorway/admin-kit'
import { UserManager } from '@doorway/admin-kit/user-manager'
import '@doorway/admin-kit/styles.css'

/** The same page over every back end. */
export function Page({ client }) {
  return (
    <DoorwayProvider client={client} locale="zh">
      <UserManager />
    </DoorwayProvider>
  )
}
