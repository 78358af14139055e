import type { ViewerProps } from './preview-dialog'

/** A picture, as large as the window lets it. */
export default function ImageViewer({ url, name }: ViewerProps) {
  return <img src={url} alt={name} />
}
