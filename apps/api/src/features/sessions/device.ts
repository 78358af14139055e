const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
]

const firstMatch = (names: typeof BROWSERS, text: string) => names.find(([pattern]) => pattern.test(text))?.[1]

/** Browser and system in two words: enough to know one’s own device by, too little to follow anybody with. */
export function deviceOf(userAgent: string | null): string {
  const words = [firstMatch(BROWSERS, userAgent ?? ''), firstMatch(SYSTEMS, userAgent ?? '')]
  return words.filter((word) => word !== undefined).join(' · ') || '–'
}
