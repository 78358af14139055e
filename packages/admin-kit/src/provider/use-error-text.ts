import { useCallback } from 'react'
import { chinese, type MessageKey } from '../i18n/catalogue'
import { useTranslate } from './use-translate'

function isText(value: unknown, parts: readonly string[]): boolean {
  const [part, ...rest] = parts
  if (part === undefined) return typeof value === 'string'
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return false
  return isText(Reflect.get(value, part), rest)
}

/** Is this the key of a text rather than words of the server's? */
function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(chinese.rules, text) || isText(chinese.texts, text.split('.'))
}

/** The words of a form error: ours are keys, so that a language switch re-labels them; the server's are words. */
export function useErrorText(): (error: { message?: string } | undefined) => string | undefined {
  const t = useTranslate()
  return useCallback(
    (error) => {
      const message = error?.message
      return message !== undefined && isMessageKey(message) ? t(message) : message
    },
    [t],
  )
}
