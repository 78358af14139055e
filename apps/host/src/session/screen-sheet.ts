import address from '@doorway/admin-kit/styles/screens.css?url'

let loading: Promise<void> | null = null

/** Links the sheet of the screens that the console does not show first, after its own sheet. Resolves when it applies. */
export function loadScreenSheet(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    // A screen without its sheet is better than none.
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve())
    document.body.append(link)
  })
  return loading
}
