import { Component, type ReactNode } from 'react'
import { DownloadCard, type DownloadCardProps } from './download-card'
import { PreviewFailure, type FailureReason } from './preview-failure'

export interface PreviewBoundaryProps {
  file: DownloadCardProps['file']
  children: ReactNode
}

/** A file that cannot be shown is offered to be saved, and the page stays. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, { reason?: FailureReason }> {
  override state: { reason?: FailureReason } = {}

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof PreviewFailure ? error.reason : 'failed' }
  }

  override render() {
    const { reason } = this.state
    return reason ? <DownloadCard file={this.props.file} reason={reason} /> : this.props.children
  }
}
