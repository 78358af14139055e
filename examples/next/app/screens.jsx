'use client'

import { DoorwayProvider } from '@doorway/admin-kit'
import { AreaManager } from '@doorway/admin-kit/area-manager'
import { UserManager } from '@doorway/admin-kit/user-manager'
import { createDoorwayClient } from '@doorway/api-client'

const client = createDoorwayClient({
  baseUrl: process.env.NEXT_PUBLIC_DOORWAY_URL ?? 'http://localhost:8080',
  // The page's own server knows who is signed in and hands over the token.
  getToken: async () => (await fetch('/my/token')).text(),
})

/** The client is made where it is used: functions do not cross from the server to the page. */
export function Screens() {
  return (
    <>
      <DoorwayProvider client={client} locale="zh" instanceId="users">
        <UserManager />
      </DoorwayProvider>
      <DoorwayProvider client={client} locale="zh" instanceId="areas">
        <AreaManager />
      </DoorwayProvider>
    </>
  )
}
