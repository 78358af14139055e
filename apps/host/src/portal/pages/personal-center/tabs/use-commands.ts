import { useNotify } from '@doorway/admin-kit'
import { useRevalidator } from 'react-router-dom'

/** Returns a function that carries a command out, reports how it went, and loads the page's data again. */
export function useCommands() {
  const { revalidate } = useRevalidator()
  const notify = useNotify()
  return async (work: Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await work
      notify.success(done)
      return true
    } catch (error) {
      notify.failure(error)
      return false
    } finally {
      await revalidate()
    }
  }
}
