/** The pictures that wait for smaller copies. */
export interface PictureQueue {
  /** Starts to make copies unless that goes on already. */
  wake: () => void
}
