export interface LoadingBarProps {
  isLoading: boolean
  /** What is being loaded, for those who do not see the bar. */
  label: string
}

/** The thin bar at the top while a navigation or a first load is on its way (specification section 2). */
export function LoadingBar({ isLoading, label }: LoadingBarProps) {
  return isLoading ? <div className="dw-loading-bar" role="progressbar" aria-label={label} /> : null
}
