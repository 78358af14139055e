import { useSyncExternalStore } from 'react'
import { useConsoleStrings } from './use-console-strings'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const isOnline = () => navigator.onLine

/** Says that the browser has no network, for as long as it has none. */
export function OfflineBanner() {
  const { offline } = useConsoleStrings()
  const isConnected = useSyncExternalStore(subscribe, isOnline)
  return (
    <div className="dw-console-offline" role="status">
      {!isConnected && <p>{offline}</p>}
    </div>
  )
}
