import { generatePicture, generatedSize } from './generated-picture'
import { storedFile } from './file-rows'
import { sampleBytes } from './sample-files'
import { courseSeeds, figureSeeds, pictureSeeds, teacherSeeds, videoSeeds } from './school-part-data'

const EDITOR_ID = 9
const PICTURES_FROM = 5_000
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

/** What schools show beside their texts, with the files behind it; `profiles` are the rows that learn their figures. */
export async function schoolPartRows(profiles: readonly { school_id: number }[], now: Date) {
  const generated = await Promise.all(
    inOrder(pictureSeeds).map(async ({ scene, ...picture }, index) => {
      const file = await storedFile(
        { name: `${picture.alt}.png`, ext: 'png', bytes: generatePicture(scene, picture.school_id + picture.seq) },
        { number: PICTURES_FROM + index, ownerId: EDITOR_ID, now },
      )
      return { file, row: { ...picture, file_id: file.object.id, ...generatedSize } }
    }),
  )
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
  const files = [...generated, ...films].map(({ file }) => file)
  const firstPicture = (schoolId: number) =>
    generated.find(({ row }) => row.school_id === schoolId)?.row.file_id ?? null
  return {
    objects: files.map(({ object }) => object),
    bodies: files.map(({ body }) => body),
    teachers: inOrder(teacherSeeds),
    courses: inOrder(courseSeeds),
    pictures: generated.map(({ row }) => row),
    profiles: profiles.map((profile) => {
      const figures = figureSeeds.get(profile.school_id)
      const film = films.find(({ schoolId }) => schoolId === profile.school_id)
      return {
        ...profile,
        cover_file_id: firstPicture(profile.school_id),
        tags: figures?.tags ?? [],
        staff_total: figures?.total ?? null,
        staff_senior: figures?.senior ?? null,
        staff_graduate: figures?.graduate ?? null,
        video_file_id: film?.file.object.id ?? null,
        video_title: film?.title ?? null,
        video_poster_id: film ? firstPicture(film.schoolId) : null,
      }
    }),
  }
}
