import { usePreferences } from '../preferences/preferences-context'

/** What stands in the page until the console's script has come: the frame at its final size. */
export function ConsoleSkeleton() {
  const { t } = usePreferences()
  return (
    <div className="dw-shell" aria-busy="true">
      <div className="dw-shell-header" />
      <div className="dw-shell-side" />
      <div className="dw-shell-note" role="status">
        {t.failure.loading}
      </div>
    </div>
  )
}
