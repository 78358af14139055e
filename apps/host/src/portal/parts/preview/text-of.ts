const MAX_BYTES = 400_000

/** The text of a file: UTF-8 as it should be, or GB 18030 as older Chinese machines write it. Very long ones are cut. */
export function textOf(bytes: Uint8Array): string {
  const shown = bytes.subarray(0, MAX_BYTES)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(shown, { stream: shown.length < bytes.length })
  } catch {
    return new TextDecoder('gb18030').decode(shown)
  }
}
