const UNITS = ['KB', 'MB', 'GB', 'TB'] as const

/** Bytes as file managers show them: 1,024 bytes are a KB. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const power = Math.min(UNITS.length, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** power
  return `${value.toFixed(power > 1 && value < 100 ? 1 : 0)} ${UNITS[power - 1]}`
}
