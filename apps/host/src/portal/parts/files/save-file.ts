const READ_MS = 10_000

/** Saves a downloaded file under its name. */
export function saveFile({ blob, fileName }: { blob: Blob; fileName: string }): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), READ_MS)
}
