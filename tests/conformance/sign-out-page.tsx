// A page with its own React that signs in, shows a screen, and signs out, all by the kit.
import { DoorwayProvider, SignIn, useSignOut } from '@doorway/admin-kit'
import { SelfEdit } from '@doorway/admin-kit/self-edit'
import { createDoorwayClient, createTokenStore } from '@doorway/api-client'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { hostElement } from './page'

const client = createDoorwayClient({
  tokenStore: createTokenStore({ storage: localStorage, key: 'doorway:widget:session' }),
})

function Screens() {
  const [isSignedIn, setSignedIn] = useState(false)
  const signOut = useSignOut()
  const handleSignOut = async () => {
    if (await signOut()) setSignedIn(false)
  }
  if (!isSignedIn) return <SignIn onSignedIn={() => setSignedIn(true)} />
  return (
    <>
      <SelfEdit />
      <button type="button" onClick={() => void handleSignOut()}>
        退出
      </button>
    </>
  )
}

createRoot(hostElement()).render(
  <DoorwayProvider client={client} locale="zh" instanceId="widget">
    <Screens />
  </DoorwayProvider>,
)
