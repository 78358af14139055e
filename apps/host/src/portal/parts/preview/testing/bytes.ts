/** Numbers in the order of old formats: the lowest byte first. */
export const u16 = (...values: number[]) => values.flatMap((value) => [value & 0xff, (value >>> 8) & 0xff])
export const u32 = (...values: number[]) =>
  values.flatMap((value) => [value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24])

/** Text as two bytes for each character. */
export const wide = (text: string) => u16(...Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)))
export const utf8 = (text: string) => [...new TextEncoder().encode(text)]

export const zeros = (count: number) => Array.from({ length: count }, () => 0)
