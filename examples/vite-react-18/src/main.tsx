import { DoorwayProvider } from '@doorway/admin-kit'
import { AreaManager } from '@doorway/admin-kit/area-manager'
import { UserManager } from '@doorway/admin-kit/user-manager'
import { createDoorwayClient } from '@doorway/api-client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@doorway/admin-kit/styles.css'

const client = createDoorwayClient({
  baseUrl: import.meta.env.VITE_DOORWAY_URL ?? 'http://localhost:8080',
  // The page's own server knows who is signed in and hands over the token.
  getToken: async () => (await fetch('/my/token')).text(),
})

const page = document.getElementById('page')
if (!page) throw new Error('index.html needs an element with the id "page", which holds the screens.')

createRoot(page).render(
  <StrictMode>
    <DoorwayProvider client={client} locale="zh" instanceId="users">
      <UserManager />
    </DoorwayProvider>
    <DoorwayProvider client={client} locale="zh" instanceId="areas">
      <AreaManager />
    </DoorwayProvider>
  </StrictMode>,
)
