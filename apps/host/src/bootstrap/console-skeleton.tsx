/** The console's frame at its final size, shown until the script has loaded; `label` is its status text. */
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
