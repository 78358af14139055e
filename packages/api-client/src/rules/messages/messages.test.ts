import { describe, expect, it } from 'vitest'
import { ruleMessages } from './index'

const { zh, ...others } = ruleMessages

describe('the rule texts', () => {
  it.each(Object.entries(others))('in %s cover every key with words of their own', (locale, texts) => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(zh).toSorted())
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('')
      if (locale !== 'tw') expect(Object.values<string>(zh), key).not.toContain(text)
    }
  })
})
