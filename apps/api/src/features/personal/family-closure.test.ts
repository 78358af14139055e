import { homeConsent } from '@doorway/api-client/rules'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { STORY_PASSWORD } from '../../demo/demo-secrets'
import { seal, unseal } from '../../security/personal-data'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { uploadPicture } from '../../testing/upload-picture'
import { closeDueAccounts } from './account-closure.service'

const { anonymous, clock, db, secrets, signIn, withToken } = await openTestApp()
/** A new sign-in: the days that pass end those before. */
const signedIn = async (username: string) => withToken(Object((await signIn(username)).data).token)
const one = async (query: ReturnType<typeof sql>) => Object((await rowsOf(db, query))[0])
const idOf = async (username: string) =>
  Number((await one(sql`select id from app_user where username = ${username}`)).id)
const childId = await idOf('s_wangzh')
const fatherId = await idOf('p_wangjg')
const motherId = await idOf('p_zhaoyl')
const WRITTEN = { workKind: 'toy', field: 'art', ageClass: 'middle', content: '用旧纸箱做的小火车。' }

/** A published work of this parent. */
async function published(parent: TestClient, title: string, showsChild: boolean): Promise<number> {
  const pictures = showsChild ? { showsChild, childId, fileIds: [await uploadPicture(parent, title)] } : {}
  const { id } = Object((await parent.post('/api/preschool/saveHome', { title, ...WRITTEN, ...pictures })).body.data)
  await parent.post('/api/preschool/submitHome', { id, consent: homeConsent })
  const county = await signedIn('yc_county01')
  const { version } = Object((await county.get(`/api/preschool/getSubmission?id=${id}`)).body.data)
  const { body } = await county.post('/api/preschool/audit', { id, version, decision: 'pass' })
  expect(body).toMatchObject({ success: true })
  return Number(id)
}
const onPortal = async () => {
  const { body } = await anonymous().get('/api/portal/preschool?columnCode=homeProduced&pageSize=50')
  return Object(body.data).data.map(({ title }: { title: string }) => title)
}
const works = () =>
  rowsOf<{ title: string; author: number; state: string }>(
    db,
    sql`select title, author_id::int as author, state from preschool_submission where title like '注销%' order by title`,
  )

async function closeAccount(person: TestClient): Promise<void> {
  await person.post('/api/personal/deleteAccount', { password: STORY_PASSWORD })
  clock.advanceMinutes(16 * 24 * 60)
  await closeDueAccounts({ db, clock, secrets })
}

describe('the account of a guardian, closed', () => {
  it('leaves works to the other guardian, and takes off what shows the child without the other’s consent', async () => {
    const father = await signedIn('p_wangjg')
    const guardian = await seal(secrets, JSON.stringify({ name: '王建国', familyName: '父亲', mobile: '13900000001' }))
    await db.execute(sql`insert into registration_request (track_no, user_type, username, name, email, school_id, area_code,
        guardian_enc, consents, state, submitted_at, decided_by, decided_at, user_id)
      values ('FAMILY-0001', '5', 's_wangzh', '王梓涵', 'w@doorway.example', 8, '380102', ${guardian.enc}, '[]', 'approved',
        now(), 1, now(), ${childId})`)
    await published(father, '注销一：孩子的照片', true)
    await published(father, '注销二：没有照片', false)
    await db.execute(sql`insert into guardian (parent_user_id, student_user_id, family_name, is_primary)
      values (${motherId}, ${childId}, '母亲', false)`)
    await published(father, '注销三：双方同意的照片', true)
    await father.post('/api/preschool/saveHome', { title: '注销四：草稿', ...WRITTEN })
    expect(await onPortal()).toEqual(
      expect.arrayContaining(['注销一：孩子的照片', '注销二：没有照片', '注销三：双方同意的照片']),
    )
    await closeAccount(father)

    expect(await works()).toEqual([
      { title: '注销二：没有照片', author: motherId, state: 'published' },
      { title: '注销四：草稿', author: motherId, state: 'draft' },
    ])
    expect(await onPortal()).toContain('注销二：没有照片')
    expect((await onPortal()).filter((title: string) => /照片/.test(title) && title !== '注销二：没有照片')).toEqual([])
    expect(
      await rowsOf(db, sql`select 1 from consent where guardian_id = ${fatherId} and withdrawn_at is null`),
    ).toEqual([])
    const mother = await signedIn('p_zhaoyl')
    const { body } = await mother.post('/api/notification/queryPageMyList', { currentPage: 1, pageSize: 5 })
    expect(Object(body.data).data[0]).toMatchObject({ title: '家庭投稿已转到您名下' })
    const { guardian_enc } = await one(
      sql`select guardian_enc from registration_request where track_no = 'FAMILY-0001'`,
    )
    expect(guardian_enc === null ? null : await unseal(secrets, guardian_enc)).toBeNull()
  })

  it('keeps on the portal what shows the child with the consent of the other guardian', async () => {
    await db.execute(sql`insert into guardian (parent_user_id, student_user_id, family_name, is_primary)
      select id, ${childId}, '外公', false from app_user where username = 't_xutb'`)
    const grandfatherId = await idOf('t_xutb')
    const mother = await signedIn('p_zhaoyl')
    await published(mother, '注销五：双方同意的照片', true)
    await db.execute(sql`insert into consent (subject_id, guardian_id, text_code, text_version, scope, given_at, channel)
      select subject_id, ${grandfatherId}, text_code, text_version, scope, given_at, channel from consent
      where guardian_id = ${motherId} and withdrawn_at is null order by id desc limit 1`)
    await closeAccount(mother)
    expect((await works()).at(-1)).toEqual({
      title: '注销五：双方同意的照片',
      author: grandfatherId,
      state: 'published',
    })
    expect(await onPortal()).toContain('注销五：双方同意的照片')
    // The child's own account: nothing that shows the child stays, with any consent.
    const child = await signedIn('s_wangzh')
    await closeAccount(child)
    expect(await onPortal()).not.toContain('注销五：双方同意的照片')
  })
})
