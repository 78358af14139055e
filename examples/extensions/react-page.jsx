import { DoorwayProvider } from '@doorway/admin-kit'
import { UserManager } from '@doorway/admin-kit/user-manager'
import { createDoorwayClient } from '@doorway/api-client'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@doorway/admin-kit/styles.css'
import { extensionsFor } from './extensions.js'

const { api, token } = await (await fetch('config.json')).json()
const client = createDoorwayClient({ baseUrl: api, getToken: () => token })

function Page() {
  const [said, say] = useState('')
  const [failed, setFailed] = useState('')
  const extensions = useMemo(() => extensionsFor(say), [])
  return (
    <>
      <output>{said}</output>
      <output>{failed}</output>
      <DoorwayProvider client={client} locale="zh" onError={({ error }) => setFailed(`失败：${error.message}`)}>
        <UserManager {...extensions} />
      </DoorwayProvider>
    </>
  )
}

createRoot(document.querySelector('#page')).render(<Page />)
