import { useEffect, useLayoutEffect } from 'react'

/** Sets the title of the document, where it is known. The server writes the first title into the head, outside of React. */
export function useDocumentTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}

/** Sets the title of a page that failed, after the frame has set the title of its route. */
export function useFailureTitle(title: string): void {
  // Without dependencies: the next page may fail in the same way, after the frame has changed the title.
  useEffect(() => {
    document.title = title
  })
}
