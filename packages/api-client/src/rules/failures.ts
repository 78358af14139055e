import type { ZodMiniType } from 'zod/mini'
import { zh, type RuleKey } from './messages/zh'

/** One broken rule: where, and the key of the text that says what. */
export interface BrokenRule {
  /** Path of the member, dots between the parts (`parentList.0.name`). */
  field: string
  key: RuleKey
}

const unknownShape = (field: string) =>
  `brokenRules() met a value of the wrong type at "${field}". The contract refuses such a body with 400; check it first.`

function isRuleKey(text: string): text is RuleKey {
  return Object.hasOwn(zh, text)
}

/** The rules a value breaks, at most one per member, in the order of the form; empty when it holds. */
export function brokenRules(rules: ZodMiniType, value: unknown, prefix = ''): BrokenRule[] {
  const result = rules.safeParse(value)
  if (result.success) return []
  const broken = new Map<string, RuleKey>()
  for (const issue of result.error.issues) {
    const field = prefix + issue.path.map(String).join('.')
    if (!isRuleKey(issue.message)) throw new Error(unknownShape(field))
    if (!broken.has(field)) broken.set(field, issue.message)
  }
  return Array.from(broken, ([field, key]) => ({ field, key }))
}
