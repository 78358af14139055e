import type { ContentDetail } from '../../../data/portal-reader'
import { Album } from './album'
import { Film } from './film'
import { Courses, Staff } from './staff-and-courses'
import './school-presentation.css'

/** The presentation of a school below its text. A part without content renders nothing. */
export function SchoolPresentation({ school }: { school: NonNullable<ContentDetail['school']> }) {
  return (
    <>
      <Staff staff={school.staff} teachers={school.teachers} />
      <Courses courses={school.courses} />
      <Album pictures={school.pictures} />
      {school.video && <Film video={school.video} />}
    </>
  )
}
