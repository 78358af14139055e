import { useReadableAccent } from '@doorway/ui'

/**
 * Makes a page's accent readable: stands once below a `DoorwayProvider`. Elements and mounts have it.
 */
export function ReadableAccent(): null {
  useReadableAccent()
  return null
}
