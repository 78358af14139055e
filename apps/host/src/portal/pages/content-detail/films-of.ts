import type { ContentDetail } from '../../data/portal-reader'

/** The files that every browser plays as a video. */
export const filmsOf = (files: ContentDetail['attachments']) =>
  files.flatMap((file) => (file.ext === 'mp4' && file.url !== null ? { ...file, url: file.url } : []))
