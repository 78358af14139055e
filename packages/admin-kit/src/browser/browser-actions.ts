import type { Download } from '@doorway/api-client'

/** Saves a file under its name. */
export function saveDownload({ blob, fileName }: Download): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

function copyBySelection(text: string, root: HTMLElement): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  root.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  return isCopied
}

/** Copies text. The clipboard interface exists on https only; schools' inner networks are often without. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (!clipboard) return copyBySelection(text, document.body)
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, document.body)
  }
}
