import { createDoorwayClient } from '@doorway/api-client'
import { DoorwayProvider } from '@doorway/admin-kit'
import { UserManager } from '@doorway/admin-kit/user-manager'
import { createRoot } from 'react-dom/client'
import '@doorway/admin-kit/styles.css'

const client = createDoorwayClient({
  baseUrl: location.origin,
  getToken: () => JSON.parse(localStorage.getItem('doorway:host:session')).token,
})

createRoot(document.querySelector('#page')).render(
  <DoorwayProvider client={client} locale="zh">
    <UserManager />
  </DoorwayProvider>,
)
