import { DoorwayProvider } from '@doorway/admin-kit'
import { AreaManager } from '@doorway/admin-kit/area-manager'
import { UserManager } from '@doorway/admin-kit/user-manager'
import { createDoorwayClient } from '@doorway/api-client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@doorway/admin-kit/styles.css'

const client = createDoorwayClient({
  baseUrl: process.env.DOORWAY_URL,
  // The page's own server knows who is signed in and hands over the token.
  getToken: async () => (await fetch('/my/token')).text(),
})

createRoot(document.getElementById('page')).render(
  <StrictMode>
    <DoorwayProvider client={client} locale="zh" instanceId="users">
      <UserManager />
    </DoorwayProvider>
    <DoorwayProvider client={client} locale="zh" instanceId="areas">
      <AreaManager />
    </DoorwayProvider>
  </StrictMode>,
)
