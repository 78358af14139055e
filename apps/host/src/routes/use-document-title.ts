import { useEffect } from 'react'

/** Sets the title of the document. The server writes the first title into the head, outside of React. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
