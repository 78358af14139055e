const WAIT_MS = 10_000

/** Seconds of a video file, read in the browser; undefined where it cannot be read. */
export function videoLength(file: File): Promise<number | undefined> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  return new Promise<number | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), WAIT_MS)
    const finish = (seconds: number | undefined) => {
      clearTimeout(timer)
      resolve(seconds)
    }
    video.preload = 'metadata'
    video.addEventListener('loadedmetadata', () => finish(Number.isFinite(video.duration) ? video.duration : undefined))
    video.addEventListener('error', () => finish(undefined))
    video.src = url
  }).finally(() => URL.revokeObjectURL(url))
}
