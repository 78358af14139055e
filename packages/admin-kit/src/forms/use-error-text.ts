import { zh } from '@doorway/api-client/rule-messages/zh'
import { useCallback } from 'react'
import { useKit } from '../context/kit-context'
import type { Catalogue, MessageKey } from '../i18n/catalogue'
import { addChineseRules } from '../late-texts/late-texts'

addChineseRules(zh)

function isText(value: unknown, parts: readonly string[]): boolean {
  const [part, ...rest] = parts
  if (part === undefined) return typeof value === 'string'
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return false
  return isText(Reflect.get(value, part), rest)
}

/** Is this the key of a text rather than a message of the server? */
function isMessageKey({ rules, texts }: Catalogue, text: string): text is MessageKey {
  return Object.hasOwn(rules, text) || isText(texts, text.split('.'))
}

/** The words of a form error: ours are keys, so that a language switch re-labels them; the server's are words. */
export function useErrorText(): (error: { message?: string } | undefined) => string | undefined {
  const { catalogue, translate } = useKit()
  return useCallback(
    (error) => {
      const message = error?.message
      return message !== undefined && isMessageKey(catalogue, message) ? translate(message) : message
    },
    [catalogue, translate],
  )
}
