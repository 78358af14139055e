const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'

/** Is this an ID card number with a valid check digit (GB 11643)? */
export function isMainlandIdCard(number: string): boolean {
  if (!/^\d{17}[\dXx]$/.test(number)) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return CHECK_DIGITS[sum % 11] === number[17]?.toUpperCase()
}
