import { useNotify } from '../../mutations/use-notify'
import { usePersonalParts } from '../personal-center-parts'

/** Returns a function that carries a command out, reports how it went, and loads the page's data again. */
export function useCommands() {
  const { reload } = usePersonalParts()
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
      await reload()
    }
  }
}
