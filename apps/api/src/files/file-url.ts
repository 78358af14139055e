/** Where the still of a video is. */
export const posterUrl = (fileId: string) => `/api/file/content/${fileId}?poster=1`

/** Where the bytes of a file are. */
export function fileUrl(fileId: string): string
export function fileUrl(fileId: string | null): string | null
export function fileUrl(fileId: string | null): string | null {
  return fileId === null ? null : `/api/file/content/${fileId}`
}
