const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** Bytes as people read them; 1,024 of one unit are the next. */
export function byteText(bytes: number): string {
  const step = bytes === 0 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** step
  return `${step === 0 || value >= 100 || Number.isInteger(value) ? Math.round(value) : value.toFixed(1)} ${UNITS[step]}`
}
