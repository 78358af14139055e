import { storedFile } from './file-rows'
import { pictureOf } from './picture-data'
import { sampleBytes } from './sample-files'
import { courseSeeds, figureSeeds, pictureSeeds, teacherSeeds, videoSeeds } from './school-part-data'

const EDITOR_ID = 9
/** Pixels of the sample pictures of schools. */
const PICTURE_SIZE = { width: 960, height: 540 } as const
const VIDEOS_FROM = 5_500

/** Numbers the parts of each school in their order. */
function inOrder<Part extends { schoolId: number }>(parts: readonly Part[]) {
  const next = new Map<number, number>()
  return parts.map(({ schoolId, ...part }) => {
    const seq = next.get(schoolId) ?? 0
    next.set(schoolId, seq + 1)
    return { school_id: schoolId, seq, ...part }
  })
}

/**
 * What schools show in addition to their texts, with the films; `profiles` are the rows that get the figures, `idOf`
 * finds the file of a sample picture.
 */
export async function schoolPartRows(
  profiles: readonly { school_id: number }[],
  now: Date,
  idOf: (picture: string) => string | null,
) {
  const pictures = inOrder(pictureSeeds).flatMap(({ picture, ...row }) => {
    const fileId = idOf(picture)
    return fileId === null ? [] : [{ ...row, file_id: fileId, ...PICTURE_SIZE }]
  })
  const films = await Promise.all(
    [...videoSeeds].map(async ([schoolId, title], index) => {
      const bytes = sampleBytes('mp4') ?? new Uint8Array()
      const file = await storedFile(
        { name: `${title}.mp4`, ext: 'mp4', bytes },
        { number: VIDEOS_FROM + index, ownerId: EDITOR_ID, now },
      )
      return { file, schoolId, title }
    }),
  )
  const files = films.map(({ file }) => file)
  const coverOf = (schoolId: number) => idOf(pictureOf.school(schoolId))
  return {
    objects: files.map(({ object }) => object),
    bodies: files.map(({ body }) => body),
    teachers: inOrder(teacherSeeds),
    courses: inOrder(courseSeeds),
    pictures,
    profiles: profiles.map((profile) => {
      const figures = figureSeeds.get(profile.school_id)
      const film = films.find(({ schoolId }) => schoolId === profile.school_id)
      return {
        ...profile,
        cover_file_id: coverOf(profile.school_id),
        tags: figures?.tags ?? [],
        staff_total: figures?.total ?? null,
        staff_senior: figures?.senior ?? null,
        staff_graduate: figures?.graduate ?? null,
        video_file_id: film?.file.object.id ?? null,
        video_title: film?.title ?? null,
        video_poster_id: film ? coverOf(film.schoolId) : null,
      }
    }),
  }
}
