import { Component, type ReactNode } from 'react'

export interface PreviewBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** A file that cannot be shown is said to be so, and the page stays. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
