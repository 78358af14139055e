/** What stands in the page until the console's script has come: the frame at its final size. `label` says so. */
export function ConsoleSkeleton({ label }: { label: string }) {
  return (
    <div className="dw-shell" aria-busy="true">
      <div className="dw-shell-header" />
      <div className="dw-shell-side" />
      <div className="dw-shell-note" role="status">
        {label}
      </div>
    </div>
  )
}
