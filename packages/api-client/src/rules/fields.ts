import * as z from 'zod/mini'
import type { RuleKey } from './messages/zh'

// Every expression is anchored and free of nested repeats, so a long text costs linear time.
const MASKED = /\*{3}/
const DIGITS = /^\d+$/

/** Is this a personal value as the server masks it (161****0234)? Sent back, it means "unchanged". */
export function isMasked(value: string): boolean {
  return value.length <= 60 && MASKED.test(value)
}

/** Text that must be neither empty nor blank; with another pattern, text that must contain that. */
export function required(message: RuleKey, pattern = /\S/) {
  return z.string(message).check(z.regex(pattern, message))
}

/** Text that may be empty and is refused when longer than `max` characters. */
export function optionalText(max: number, message: RuleKey) {
  return z.optional(z.nullable(z.string(message).check(z.maxLength(max, message))))
}

/** Text that may be empty, and otherwise has to match. */
export function optionalMatch(pattern: RegExp, message: RuleKey) {
  const matches = (value: string) => value === '' || pattern.test(value)
  return z.optional(z.nullable(z.string(message).check(z.refine(matches, message))))
}

/** As {@link optionalMatch}, for a stored personal value that may come back masked. */
export function optionalMaskedMatch(pattern: RegExp, message: RuleKey) {
  const matches = (value: string) => value === '' || isMasked(value) || pattern.test(value)
  return z.optional(z.nullable(z.string(message).check(z.refine(matches, message))))
}

/** One or more digits, and nothing else. */
export function digits(message: RuleKey) {
  return z.string(message).check(z.regex(DIGITS, message))
}

/** Digits when filled; a missing value passes. */
export function optionalDigits(message: RuleKey) {
  return optionalMatch(DIGITS, message)
}

const isOrder = (value: number | string) => /^\d{1,6}$/.test(String(value))

/** An order number from 0 to 999999, as a number or as typed digits. */
export function orderNumber(message: RuleKey) {
  return z.union([z.number(), z.string()], message).check(z.refine(isOrder, message))
}

const isId = (value: number | null) => value !== null && Number.isSafeInteger(value) && value > 0

/** The id of a chosen row; a form holds null until one is chosen. */
export function chosenId(message: RuleKey) {
  return z.nullable(z.number(message)).check(z.refine(isId, message))
}

/** 1, then 3 to 9, then nine digits (section 5). */
export const mobilePattern = /^1[3-9]\d{9}$/

/** 15 digits, or 18 of which the last may be X (section 5). */
export const idCardPattern = /^(?:\d{15}|\d{17}[\dXx])$/

/** Letters, digits, underscore and hyphen, 6 to 18 (section 5). */
export const usernamePattern = /^[A-Za-z0-9_-]{6,18}$/

/** A mail address: local part, at, a domain of two labels or more. */
export const emailPattern = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/
