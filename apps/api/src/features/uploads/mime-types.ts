const SHOWN: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  flv: 'video/x-flv',
}

/** How a checked file is announced. What no browser shows by itself is plain bytes, whatever its sender called it. */
export function mimeOf(ext: string): string {
  return SHOWN[ext] ?? 'application/octet-stream'
}
