/** Computes the SHA-256 of a file in hexadecimal, in a worker and in chunks, so that large files block nothing. */
export function fileHash(file: File): Promise<string> {
  const worker = new Worker(new URL('hash.worker.ts', import.meta.url), { type: 'module' })
  const hash = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ sha256?: string; fault?: string }>) => {
      if (data.sha256 === undefined) reject(new Error(data.fault))
      else resolve(data.sha256)
    })
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(file)
  })
  return hash.finally(() => worker.terminate())
}
