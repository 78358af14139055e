import { DoorwayProvider, SignIn, useNotify } from '@doorway/admin-kit'
import { createDoorwayClient, type SignInResult } from '@doorway/api-client'
import { Button, Dialog } from '@doorway/ui'
import { useState } from 'react'
import { readPublicConfig } from '../config/public-config'
import { usePreferenceState } from '../preferences/preferences-context'
import { tokenStore } from '../session/host-client'
import { leaveDocument } from '../session/leave-document'
import { signInAgainStrings } from './sign-in-again-strings'

export interface SignInAgainProps {
  /** Whose page it is; undefined while that is not known. */
  personId: number | undefined
  onSignedIn: () => void
}

/**
 * A connection that only signs in, over a page whose session has expired. The host's one would report another person, and
 * screens would begin again without what has been typed; both read the same tokens.
 */
function signInClient() {
  return createDoorwayClient({ baseUrl: readPublicConfig().apiBase, tokenStore, isPublicPage: () => true })
}

const presentAddress = () => location.pathname + location.search

/** Loads the page for another person, without what the person before has left in this tab. */
function startAfresh() {
  try {
    sessionStorage.clear()
  } catch {
    // Refused storage holds nothing.
  }
  leaveDocument(presentAddress())
}

/**
 * The sign-in over a page whose session has expired. The same person goes on where they were; for another one the page is
 * loaded again, so that nothing of one person is sent by another.
 */
export default function SignInAgain({ personId, onSignedIn }: SignInAgainProps) {
  const { locale, theme, isElder } = usePreferenceState()
  const [client] = useState(signInClient)
  const words = signInAgainStrings[locale]
  const notify = useNotify()
  const [isWarned, setWarned] = useState(false)
  const leave = () => leaveDocument(`/login?redirect=${encodeURIComponent(presentAddress())}`)
  const handleSignedIn = ({ userId }: SignInResult) => {
    if (userId !== personId) return startAfresh()
    notify.success(words.goOn)
    onSignedIn()
  }
  return (
    <Dialog
      isOpen
      size="s"
      title={words.title}
      description={words.hint}
      onClose={isWarned ? leave : () => setWarned(true)}
    >
      <DoorwayProvider client={client} locale={locale} theme={theme} isElder={isElder} instanceId="host">
        <SignIn onSignedIn={handleSignedIn} onPasswordRequired={() => leaveDocument('/update-password')} />
      </DoorwayProvider>
      {isWarned && <p role="alert">{words.lost}</p>}
      <p>
        <Button variant="quiet" onClick={leave}>
          {words.leave}
        </Button>
      </p>
    </Dialog>
  )
}
