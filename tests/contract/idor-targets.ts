import type { TestApp, TestClient } from '@doorway/api/testing'
import type { ActorName, Relation } from './idor-table'

/** What an id can be the id of. */
export type Kind =
  | 'user'
  | 'deletedUser'
  | 'self'
  | 'session'
  | 'job'
  | 'contentImport'
  | 'task'
  | 'dictionary'
  | 'area'
  | 'freshArea'
  | 'school'
  | 'freshSchool'
  | 'grade'
  | 'stage'
  | 'subject'
  | 'researcher'
  | 'role'
  | 'menu'
  | 'site'
  | 'article'
  | 'managedArticle'
  | 'column'
  | 'file'
  | 'libraryFile'
  | 'libraryFolder'
  | 'upload'
  | 'draft'
  | 'resource'
  | 'offeredResource'
  | 'resourceReport'
  | 'activity'
  | 'managedActivity'
  | 'openActivity'
  | 'entry'
  | 'submission'
  | 'principal'
  | 'sentSubmission'
  | 'gardenDraft'
  | 'expertQuestion'
  | 'consent'
  | 'schoolChange'
  | 'sentSchoolChange'
  | 'workgroup'
  | 'appVersion'
  | 'competition'
  | 'managedEntry'
  | 'resultRun'
  | 'objection'
  | 'judge'
  | 'judgePanel'
  | 'scheme'
  | 'judgeAssignment'
  | 'judgeTask'
  | 'judgeSample'
  | 'judgeRound'
  | 'judgeInvitation'
  | 'ownWork'
  | 'certificate'
  | 'certificateTemplate'
  | 'managedWork'
  | 'notification'
  | 'sentNotification'
  | 'promotion'
  | 'registration'
  | 'duplicateRegistration'
  | 'schoolClass'
  | 'classInvitation'

/** The people who ask, by login name. */
export const usernames: Record<Exclude<ActorName, 'none' | 'expired'>, string> = {
  student: 's_wangzh',
  parent: 'p_wangjg',
  teacher: 't_linyq',
  school: 'ycxx_school01',
  area: 'yc_county01',
  super: 'admin',
}

/** A teacher of the own school, whom a request can be merged with. */
export const DUPLICATE = 20
const OWN_SCHOOL = 8
const FOREIGN_SCHOOL = 18
const ABSENT_UUID = '00000000-0000-4000-8000-000000000000'

function isText(kind: Kind): boolean {
  return [
    'session',
    'job',
    'contentImport',
    'task',
    'file',
    'libraryFile',
    'upload',
    'promotion',
    'area',
    'freshArea',
    'subject',
  ].includes(kind)
}

function absentId(kind: Kind): string {
  if (kind === 'area' || kind === 'freshArea') return '389999'
  if (kind === 'subject') return '9-9999'
  return isText(kind) ? ABSENT_UUID : '999999'
}

const PERSON = { name: '某人', userType: '4', areaCode: '380102', email: 'x@doorway.example', password: 'Strong@2026' }

/** Creates things that belong to a person, new ones each time, since some calls destroy their target. */
export class Targets {
  #count = 0

  constructor(
    private readonly app: TestApp,
    private readonly admin: TestClient,
  ) {}

  /** The id for one cell of the table. */
  async idFor(kind: Kind, actor: ActorName, relation: Relation): Promise<string> {
    if (relation === 'huge') return isText(kind) ? '9'.repeat(300) : '9'.repeat(20)
    if (relation === 'absent') return absentId(kind)
    // Those who are turned away at the door may ask for anything.
    const username = usernames[actor === 'none' || actor === 'expired' ? 'teacher' : actor]
    const isOwn = relation === 'own' || relation === 'higher'
    const owner = isOwn ? username : 't_zhoush'
    const id = await this.#makers[kind](isOwn, owner)
    if (relation === 'higher') await this.#promote(id)
    return id
  }

  readonly #makers: Record<Kind, (isOwn: boolean, owner: string) => Promise<string>> = {
    user: (isOwn) => this.#saved('/api/userInfo/insertOrUpdateUserInfo', this.#person(isOwn)),
    deletedUser: async (isOwn, owner) => {
      const id = await this.#saved('/api/userInfo/insertOrUpdateUserInfo', this.#person(isOwn))
      await (await this.app.as(isOwn ? owner : 'prov01')).post('/api/userInfo/deleteUserInfo', { ids: [Number(id)] })
      return id
    },
    self: (_, owner) => this.#personId(owner),
    session: (_, owner) => this.#session(owner),
    job: async (_, owner) =>
      this.#found(`
        insert into import_job (kind, mode, file_name, fields, state, owner_id, created_at, expires_at)
        values ('user', 'skip', 'x.csv', '[]', 'checked', ${await this.#personId(owner)}, now(), now() + interval '9 years')
        returning id`),
    contentImport: async (_, owner) =>
      this.#found(`
        insert into content_import (owner_id, site_id, source, file_name, state, created_at, expires_at)
        values (${await this.#personId(owner)}, 1, 'csv', 'x.csv', 'ready', now(), now() + interval '9 years')
        returning id`),
    task: async (_, owner) =>
      this.#found(`
        with made as (
          insert into task (kind, state, params, file_name, owner_id, request_id, ip, locale, created_at, expires_at)
          values ('export', 'done', '{}', 'x.xlsx', ${await this.#personId(owner)}, 'x', '10.0.0.1', 'zh', now(), now() + interval '9 years')
          returning id)
        insert into task_file (task_id, no, body) select id, 0, 'x' from made returning task_id as id`),
    dictionary: () => this.#saved('/api/dic/insertOrUpdateDic', this.#dictionaryEntry()),
    area: async (isOwn) => (isOwn ? '380102001' : '380221100'),
    freshArea: () => this.#area(),
    school: async (isOwn) => String(isOwn ? OWN_SCHOOL : FOREIGN_SCHOOL),
    principal: (isOwn) =>
      this.#found(`select id from principal_profile where school_id = ${isOwn ? OWN_SCHOOL : FOREIGN_SCHOOL} limit 1`),
    freshSchool: (isOwn) => this.#saved('/api/school/insertOrUpdateSchool', this.#school(isOwn)),
    grade: (isOwn) => this.#found(`select id from school_grade where school_id = ${isOwn ? OWN_SCHOOL : 14} limit 1`),
    stage: () => this.#saved('/api/garde/insertOrUpdateGarde', { gardeId: `${7000 + this.#next()}`, gardeName: '新' }),
    subject: () => this.#subject(),
    researcher: () =>
      this.#found(`
        insert into subject_researcher (garde_id, course_id, name, title, org_id, intro, state)
        select '2', '0202', '新', '教研员', id, 'x', 'draft' from school order by id limit 1 returning id`),
    role: async (isOwn) =>
      isOwn ? this.#saved('/api/system/cscpRoless', { name: `角色${this.#next()}`, icon: 'x' }) : '2',
    menu: () => this.#saved('/api/system/cscpMenus/insertOrUpdate', this.#menu()),
    promotion: (isOwn) =>
      this.#found(`
        with made as (
          insert into grade_promotion (school_year, created_by, created_at, finished_at)
          values (${1900 + this.#next()}, 1, now(), now()) returning id, school_year)
        insert into grade_promotion_school (promotion_id, school_id, school_year)
        select id, ${isOwn ? OWN_SCHOOL : FOREIGN_SCHOOL}, school_year from made returning promotion_id as id`),
    notification: async (_, owner) =>
      this.#found(`
        with made as (
          insert into notification (event, recipients, send_at, created_at)
          values ('task.failed', 1, '2026-01-01', now()) returning id)
        insert into notification_receipt (notification_id, user_id, is_named)
        select id, ${await this.#personId(owner)}, true from made returning notification_id as id`),
    sentNotification: async (_, owner) =>
      this.#found(`
        insert into notification (title, body, is_group, recipients, send_at, sender_id, sender_name, created_at)
        values ('x', 'x', true, 1, '2100-01-01', ${await this.#personId(owner)}, 'x', now()) returning id`),
    registration: (isOwn) => this.#registration(isOwn),
    // A request of the name of a teacher of the own school, whom the other one does not have.
    duplicateRegistration: (isOwn) => this.#registration(isOwn, `(select name from app_user where id = ${DUPLICATE})`),
    schoolClass: (isOwn) => this.#class(isOwn),
    classInvitation: async (isOwn) =>
      this.#found(`
        insert into class_invitation (code, class_id, max_uses, expires_at, created_by, created_at)
        values (lpad('${this.#next()}', 10, 'Y'), ${await this.#class(isOwn)}, 1, '2100-01-01', 1, now()) returning id`),
    appVersion: () => this.#saved('/api/appVersion/insertOrUpdate', this.#appVersion()),
    resultRun: () =>
      this.#found(`
        insert into result_run (competition_id, phase_id, no, params, input_hash, computed_by, computed_at, state)
        select competition_id, id, ${1000 + this.#next()}, '{}', repeat('0', 64), 12, now(), 'computed'
        from competition_phase where competition_id = 1 and kind = 'round' order by id limit 1 returning id`),
    judge: () => this.#found(`select id from app_user where username = 'j03'`),
    judgePanel: () => this.#found(`select min(id) as id from judge_panel where competition_id = 1`),
    judgeAssignment: () =>
      this.#found(
        `select max(id) as id from judge_assignment where state in ('assigned', 'revoked') and kind = 'main'`,
      ),
    judgeTask: async (_, owner) =>
      this.#found(`
        with made as (
          insert into judge_assignment (panel_id, work_id, judge_id, anon_seq, state)
          select panel_id, work_id, ${await this.#personId(owner)}, 1, 'assigned' from judge_assignment
          where kind = 'main' order by id limit 1
          on conflict (panel_id, work_id, judge_id) where kind <> 'calibration' do update set state = 'assigned', recuse_reason = null
          returning id, panel_id, judge_id),
        joined as (
          insert into judge_panel_member (panel_id, user_id, role) select panel_id, judge_id, 'reserve' from made
          on conflict do nothing)
        select id from made`),
    judgeSample: async (_, owner) =>
      this.#found(`
        with made as (
          insert into judge_assignment (panel_id, work_id, judge_id, anon_seq, kind, state)
          select panel_id, work_id, ${await this.#personId(owner)}, 1, 'calibration', 'submitted' from judge_assignment
          where kind = 'main' order by id limit 1
          on conflict (panel_id, work_id, judge_id) where kind = 'calibration' do update set state = 'submitted'
          returning id, panel_id, judge_id),
        marked as (
          insert into mark (assignment_id, total, state, submitted_at) select id, 80, 'submitted', now() from made
          on conflict do nothing),
        joined as (
          insert into judge_panel_member (panel_id, user_id, role, agreement_at)
          select panel_id, judge_id, 'reserve', now() from made on conflict do nothing)
        select id from made`),
    judgeRound: async (isOwn, owner) => {
      if (!isOwn) return this.#found(`select min(id) as id from competition_phase where kind = 'signup'`)
      await this.#makers.judgeTask(isOwn, owner)
      // A round that was declined by the same person before is shut.
      await this.#found(`
        update judge_panel_member set declined_at = null, decline_reason = null
        where user_id = ${await this.#personId(owner)} returning panel_id as id`)
      return this.#found(`
        select panel.phase_id as id from judge_panel_member member join judge_panel panel on panel.id = member.panel_id
        where member.user_id = ${await this.#personId(owner)} limit 1`)
    },
    judgeInvitation: async (isOwn, owner) => {
      const round = await this.#makers.judgeRound(isOwn, owner)
      if (isOwn)
        await this.#found(`
          update judge_panel_member set agreement_at = null, declined_at = null
          where user_id = ${await this.#personId(owner)} returning panel_id as id`)
      return round
    },
    ownWork: async (isOwn, owner) =>
      this.#found(`
        insert into comp_work (competition_id, entry_id, work_no, title, anon_title, summary, state)
        values (4, ${await this.#makers.entry(isOwn, owner)}, 'WO${this.#next()}', 'x', 'x', 'x', 'withdrawn')
        returning id`),
    scheme: (isOwn) =>
      this.#found(`
        insert into score_scheme (owner_org_id, name, total, aggregation, tie_break)
        values (${isOwn ? OWN_SCHOOL : FOREIGN_SCHOOL}, 'x', 10, '{}', '{}') returning id`),
    certificateTemplate: (isOwn) =>
      this.#found(`
        insert into certificate_template (owner_org_id, name, orientation, title, body, number_rule)
        values (${isOwn ? OWN_SCHOOL : FOREIGN_SCHOOL}, 'x${this.#next()}', 'portrait', 'x', '{holder}', '{seq:4}')
        returning id`),
    objection: async (_, owner) =>
      this.#found(`
        insert into objection (competition_id, complainant_id, real_name, unit, content, state, created_at)
        values (1, ${await this.#personId(owner)}, 'x', 'x', 'x', 'received', now()) returning id`),
    certificate: () =>
      this.#found(`
        insert into certificate (no, verify_code, award_grant_id, holder_name, content, issued_at)
        select '越权${this.#next()}〔2025〕第1号', 'ABCDEFGH23', min(id), 'x', '{"award":"x","work":null}', now()
        from award_grant where competition_id = 2 and state = 'final' returning id`),
    managedEntry: (isOwn) => this.#found(this.#entryOf(isOwn)),
    managedWork: (isOwn) =>
      this.#found(`
        with made as (${this.#entryOf(isOwn)}, competition_id)
        insert into comp_work (competition_id, entry_id, work_no, title, anon_title, summary, state)
        select competition_id, id, 'WI${this.#next()}', 'x', 'x', 'x', 'submitted' from made returning id`),
    competition: () => this.#saved('/api/competition/insertOrUpdateCompetition', this.#competition()),
    workgroup: (isOwn) => this.#saved('/api/workgroup/insertOrUpdate', this.#workgroup(isOwn)),
    site: () => this.#saved('/api/cmsSites/insertOrUpdate', this.#site()),
    file: (isOwn) =>
      this.#found(
        isOwn
          ? `select file_id as id from attachment where article_id = 1 and file_id is not null limit 1`
          : `insert into file_object (id, sha256, size, ext, mime, name, place, created_at)
            values (gen_random_uuid(), repeat('0', 64), 1, 'txt', 'text/plain', 'x.txt', 'database', now()) returning id`,
      ),
    libraryFile: () =>
      this.#found(`
        with made as (
          insert into file_object (id, sha256, size, ext, mime, name, place, created_at)
          values (gen_random_uuid(), repeat('0', 64), 1, 'txt', 'text/plain', 'x.txt', 'database', now()) returning id)
        insert into library_file (file_id, site_id, created_at) select id, 1, now() from made returning file_id as id`),
    libraryFolder: () =>
      this.#found(`insert into library_folder (site_id, name) values (1, 'folder${this.#next()}') returning id`),
    upload: (_, owner) => this.#upload(owner),
    draft: async (_, owner) =>
      this.#found(`
        insert into resource (title, kind, garde_id, course_id, owner_id, org_id, area_code, range, copyright, state)
        values ('x', 'plan', '2', '0202', ${await this.#personId(owner)}, 8, '380102', 'public', 'own', 'draft') returning id`),
    resource: (isOwn) => this.#resource(isOwn, 'pending'),
    offeredResource: (isOwn) => this.#resource(true, isOwn ? 'on_shelf' : 'pending', 'county'),
    resourceReport: async (isOwn) =>
      this.#found(`
        insert into resource_report (resource_id, reporter_id, kind, details, created_at)
        values (${await this.#resource(isOwn, 'on_shelf')}, 1, 'other', 'x', now()) returning id`),
    submission: async (_, owner) =>
      this.#found(`
        insert into preschool_submission (author_id, kind, title, state)
        values (${await this.#personId(owner)}, 'home', 'x', 'draft') returning id`),
    sentSubmission: (isOwn) =>
      this.#found(`
        insert into preschool_submission (author_id, kind, title, state, submitted_at, org_id)
        select id, 'garden', 'x', 'pending', now(), ${isOwn ? OWN_SCHOOL : FOREIGN_SCHOOL}
        from app_user where username = 'k_baisr' returning id`),
    gardenDraft: (isOwn) =>
      this.#found(`
        insert into preschool_submission (author_id, kind, title, state, org_id)
        select id, 'garden', 'x', 'draft', ${isOwn ? OWN_SCHOOL : FOREIGN_SCHOOL}
        from app_user where username = 'k_baisr' returning id`),
    expertQuestion: (isOwn) =>
      this.#found(`
        insert into expert_qa (site_id, question, answer, expert_name, expert_title, state)
        values (${isOwn ? 4 : 3}, 'xxxxx', '', '', '', 'open') returning id`),
    consent: async (_, owner) =>
      this.#found(`
        insert into consent (subject_id, guardian_id, text_code, text_version, scope, given_at, channel)
        select id, ${await this.#personId(owner)}, 'preschool.image', '1', 'image_publicity', '2026-01-01', 'portal'
        from app_user where username = 's_wangzh' returning id`),
    schoolChange: (isOwn) => this.#schoolChange('t_xutb', isOwn ? OWN_SCHOOL : FOREIGN_SCHOOL),
    sentSchoolChange: (_, owner) => this.#schoolChange(owner, OWN_SCHOOL),
    entry: async (_, owner) =>
      this.#found(`
        insert into comp_entry (competition_id, group_id, applicant_id, org_id, area_code, snapshot, garde_id, course_id, topic, state, created_by)
        values (4, 15, ${await this.#personId(owner)}, 8, '380102', '{}', '3', '0304', 'x', 'cancelled', 1) returning id`),
    activity: (isOwn) =>
      this.#found(
        isOwn
          ? 'select id from research_activity where id = 1'
          : `insert into research_activity (site_id, name, kind, start_at, end_at, place, org_id, summary, intro_html, state)
            values (1, 'x', 'salon', now() + interval '1 day', now() + interval '2 days', 'x', 1, 'x', 'x', 'draft') returning id`,
      ),
    managedActivity: (isOwn) => this.#activity(isOwn, 'draft'),
    openActivity: (isOwn) => this.#activity(isOwn, 'published'),
    column: () => this.#saved('/api/cmsColumn/insertOrUpdateColumn', this.#column()),
    managedArticle: () =>
      this.#saved('/api/cmsArticle/insertOrUpdateArticle', { siteId: 1, columnId: 1, title: 'x', bodyHtml: 'x' }),
    article: async (isOwn) => {
      if (!isOwn) return this.#found(`select id from cms_article where state = 'draft' order by id limit 1`)
      const { body } = await this.app.anonymous().get('/api/portal/articles?currentPage=1&pageSize=1')
      return String(Object(Object(body.data).data[0]).id)
    },
  }

  /** Gives a person a role that no administrator of a school or an area has the rights of. */
  async #promote(id: string): Promise<void> {
    await this.app.db.execute(`insert into user_role (user_id, role_id, seq, granted_at) values (${id}, 11, 0, now())`)
  }

  /** A resource of a teacher who is none of the actors. */
  async #resource(isOwn: boolean, state: string, range = 'school'): Promise<string> {
    const [owner, orgId, areaCode] = isOwn
      ? ['t_initial', OWN_SCHOOL, '380102']
      : ['t_zhoush', FOREIGN_SCHOOL, '380202']
    return this.#found(`
      insert into resource (title, kind, garde_id, course_id, owner_id, org_id, area_code, range, copyright, state, publish_at)
      values ('x', 'plan', '2', '0202', ${await this.#personId(owner)}, ${orgId}, '${areaCode}', '${range}', 'own', '${state}',
        '2020-01-01') returning id`)
  }

  #next(): number {
    this.#count += 1
    return this.#count
  }

  #person(isOwn: boolean) {
    return { ...PERSON, username: `idor_${this.#next() + 1000}`, schoolId: isOwn ? OWN_SCHOOL : FOREIGN_SCHOOL }
  }

  #dictionaryEntry() {
    const dicValue = String(1000 + this.#next())
    return { dicType: '5', dicValue, dicDisplay: `职务${dicValue}`, dicOrder: 1 }
  }

  #school(isOwn: boolean) {
    const [orgId, areaCode] = isOwn ? [6, '380102'] : [3, '380202']
    return { name: `学校${this.#next()}`, orgId, type: '2', areaCode }
  }

  #menu() {
    const name = `item-${this.#next()}`
    return { parentId: 1, name, title: name, type: 'menu', url: `/${name}`, component: 'x/Item' }
  }

  #column() {
    const code = `column${this.#next()}`
    const how = { kind: 'list', visibility: 'public', reviewLevels: 1, isNav: false, state: 'on' }
    return { siteId: 1, name: code, code, ...how }
  }

  #appVersion() {
    const build = 9000 + this.#next()
    return { platform: 'h5', versionName: '9.0.0', build, url: 'https://edu.yunze.example/app' }
  }

  /** Adds an entry of a person of the school, each of another applicant. */
  #entryOf(isOwn: boolean): string {
    const number = this.#next()
    return `insert into comp_entry (competition_id, group_id, applicant_id, org_id, area_code, snapshot, garde_id,
        course_id, topic, state, promise_at, submitted_at, receipt_no, created_by)
      select 4, 14, id, ${isOwn ? OWN_SCHOOL : FOREIGN_SCHOOL}, '380102', '{}', '2', '0210', 'x', 'submitted', '2026-01-01',
        '2026-01-01', 'BMI${number}', id
      from app_user where id not in (select applicant_id from comp_entry where competition_id = 4)
      order by id limit 1 returning id`
  }

  #competition() {
    const code = `idor-${this.#next()}`
    return { code, name: code, kind: 'other', year: 2027, organiserOrgId: FOREIGN_SCHOOL }
  }

  #workgroup(isOwn: boolean) {
    const orgId = isOwn ? OWN_SCHOOL : FOREIGN_SCHOOL
    const members = [{ userId: 1, role: 'leader' }]
    return { name: `工作组${this.#next()}`, kind: 'project', orgId, validFrom: '2026-01-01', members }
  }

  #site() {
    const code = `site${this.#next()}`
    return { name: code, code, url: `https://${code}.example`, level: '专题', areaCode: '380000' }
  }

  async #subject(): Promise<string> {
    const subject = { gardeId: '2', courseId: `07${this.#next() + 10}`, courseName: '新' }
    await this.admin.post('/api/garde/insertOrUpdateSubject', subject)
    return `${subject.gardeId}-${subject.courseId}`
  }

  async #area(): Promise<string> {
    const areaCode = String(380_700 + this.#next())
    await this.admin.post('/api/area/insertAreaInfo', {
      areaCode,
      name: areaCode,
      displayOrder: 1,
      parentCode: '380000',
    })
    return areaCode
  }

  async #saved(path: string, body: object): Promise<string> {
    const response = await this.admin.post(path, body)
    const { id } = Object(response.body.data)
    if (id === undefined) throw new Error(`${path} made nothing: ${JSON.stringify(response.body)}`)
    return String(id)
  }

  async #found(query: string): Promise<string> {
    const [row] = Object(await this.app.db.execute(query)).rows
    return String(row.id)
  }

  async #upload(owner: string): Promise<string> {
    const id = await this.#found(`
      insert into upload_session (id, owner_id, name, ext, size, sha256, created_at, expires_at)
      values (gen_random_uuid(), ${await this.#personId(owner)}, 'x.txt', 'txt', 1, lpad('${this.#next()}', 64, '0'), now(), now() + interval '9 years')
      returning id`)
    await this.app.files.create(id, 1)
    return id
  }

  #registration(isOwn: boolean, name = `'x'`) {
    return this.#found(`
      insert into registration_request (track_no, user_type, username, name, email, school_id, area_code, consents,
        password_hash, submitted_at)
      values ('ZCX${this.#next()}', '4', 'idor_r${this.#next()}', ${name}, 'x@doorway.example',
        ${isOwn ? OWN_SCHOOL : FOREIGN_SCHOOL}, '380102', '[]', 'x', '2100-01-01') returning id`)
  }

  #class(isOwn: boolean): Promise<string> {
    return this.#found(`
      select school_class.id from school_class join school_grade on school_grade.id = grade_id
      where school_id = ${isOwn ? OWN_SCHOOL : 14} and graduated_at is null order by school_class.id limit 1`)
  }

  /** A finished request, since a person has only one open one. */
  async #schoolChange(sender: string, schoolId: number): Promise<string> {
    const id = await this.#personId(sender)
    return this.#found(`
      insert into change_school_request (user_id, sender_id, kind, from_school_id, to_school_id, effective_on, reason, needs_authority, state)
      values (${id}, ${id}, 'transfer', ${schoolId}, 18, '2026-01-01', 'x', true, 'rejected') returning id`)
  }

  /** An activity that has not begun; the one that can be withdrawn is published. */
  #activity(isOwn: boolean, state: 'draft' | 'published'): Promise<string> {
    return this.#found(`
      insert into research_activity (site_id, name, kind, start_at, end_at, place, org_id, summary, intro_html, state)
      values (1, 'x', 'salon', '2026-12-01', '2026-12-02', 'x', ${isOwn ? OWN_SCHOOL : FOREIGN_SCHOOL}, 'x', 'x', '${state}')
      returning id`)
  }

  #personId(username: string): Promise<string> {
    return this.#found(`select id from app_user where username = '${username}'`)
  }

  async #session(username: string): Promise<string> {
    const { data } = await this.app.signIn(username)
    const own = await this.app.withToken(Object(data).token).get('/api/auth/sessions')
    const sessions: unknown[] = Array.isArray(own.body.data) ? own.body.data : []
    return Object(sessions.find((session) => Object(session).isCurrent === true)).id
  }
}
