import type { Schema } from '@doorway/api-client/types'
import { fileUrl } from '../content/content.presenter'
import type { SchoolRecord } from './profiles.queries'
import type { SchoolParts } from './school-parts.queries'

/** What a school shows in addition to its text. */
export function presentSchool(school: SchoolRecord, parts: SchoolParts): Schema<'SchoolPresentation'> {
  const { staffTotal, staffSenior, staffGraduate, videoFileId, videoTitle, videoPosterId } = school
  return {
    staff: staffTotal === null ? null : { total: staffTotal, senior: staffSenior, graduate: staffGraduate },
    teachers: parts.teachers.map(({ name, title, subject, intro }) => ({ name, title, subject, intro })),
    courses: parts.courses.map(({ name, summary }) => ({ name, summary })),
    pictures: parts.pictures.map(({ id, alt, width, height, size, ext }) => {
      return { id, alt, width, height, size, ext, url: fileUrl(id) }
    }),
    video:
      videoFileId === null || videoTitle === null
        ? null
        : { title: videoTitle, url: fileUrl(videoFileId), posterUrl: fileUrl(videoPosterId) },
  }
}
