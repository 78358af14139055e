// A page with React whose box cuts off the user manager in it; dialogs have a place outside.
import { DoorwayProvider, portalIn } from '@doorway/admin-kit'
import { UserManager } from '@doorway/admin-kit/user-manager'
import { createDoorwayClient } from '@doorway/api-client'
import { createRoot } from 'react-dom/client'

const place = document.querySelector('#box')
const outside = document.querySelector<HTMLElement>('#outside')
const { baseUrl = '', token = '' } = document.body.dataset
const client = createDoorwayClient({ baseUrl, getToken: () => token })

if (place && outside) {
  const portal = portalIn(outside)
  const root = createRoot(place)
  root.render(
    <DoorwayProvider client={client} locale="zh" portal={portal}>
      <UserManager />
    </DoorwayProvider>,
  )
  Object.assign(window, { leave: () => root.unmount() })
}
