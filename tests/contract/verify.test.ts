import { reportAsJson, reportAsText, verify } from '@doorway/api-client/verify'
import { openTestApp } from '@doorway/api/testing'
import { describe, expect, it } from 'vitest'
import { type Alteration, altered, altering, within } from './altering-server'

const baseUrl = 'http://doorway.test'
const { as, anonymous, faults } = await openTestApp()
const admin = await as('admin')
const teacher = await as('t_linyq')

const html = (status: number) => new Response('<html></html>', { status, headers: { 'content-type': 'text/html' } })

/** The ten differences, and the sentence that reports each. */
const planted: [string, Alteration, string][] = [
  [
    'an operation that is not there',
    { path: '/api/cmsSites/getSite', change: () => html(404) },
    'getSite: the contract says that this operation exists; status 404 came.',
  ],
  [
    'a member of another type',
    altered('/api/system/cscpRoless/', (body) => (within(body, 'data').id = '1')),
    'getRole, at data.id: the contract says a whole number; the text "1" came.',
  ],
  [
    'a missing member',
    altered('/api/school/getPath', (body) => delete within(body, 'data', 'school').name),
    'getSchoolPath, at data.school.name: the contract says that it is always there; an answer without it came.',
  ],
  [
    'an unknown member',
    altered('/api/area/getAreaUsage', (body) => (within(body, 'data').cached = true)),
    'getAreaUsage, at data: the contract says only areaCode, descendants, schools and users; the unknown member cached came.',
  ],
  [
    'a number as the code of the envelope',
    altered('/api/system/cscpMenus/lint', (body) => (body.code = 200)),
    'lintMenus, at code: the contract says a text; the number 200 came.',
  ],
  [
    'another status',
    { path: '/api/garde/getGradeCascader', change: ({ body }) => Response.json(body, { status: 201 }) },
    'getStageCascader: the contract says status 200 for this request; status 201 came.',
  ],
  [
    'another content type',
    { path: '/api/dic/getDicTypes', change: () => html(200) },
    'getDictionaryTypes: the contract says application/json; text/html came.',
  ],
  [
    'a time written otherwise',
    altered('/api/log/queryPageLoginLog', (body) => (within(body, 'data', 'data', 0).at = '2026-11-20T08:00:00Z')),
    'queryPageLoginLog, at data.data[].at: the contract says a time written yyyy-MM-dd HH:mm:ss; the text "2026-11-20T08:00:00Z" came.',
  ],
  [
    'a list in place of a page',
    altered('/api/session/queryPage', (body) => (body.data = within(body, 'data').data)),
    'queryPageSessionList, at data: the contract says a page (data, total, currentPage and pageSize); a list of 2 came.',
  ],
  [
    'null where a value stands',
    altered('/api/portal/getSiteInfo', (body) => (within(body, 'data', 'site').name = null)),
    'getSiteInfo, at data.site.name: the contract says a text; null came.',
  ],
]

describe('verify, against the reference server', () => {
  it('finds nothing, and compares all that can be asked without a trace', async () => {
    const report = await verify({ baseUrl, fetch: admin.send })
    expect(report.differences).toEqual([])
    expect(faults).toEqual([])
    const uncompared = report.operations.filter(({ outcome }) => outcome !== 'same').map(({ operation }) => operation)
    expect(uncompared).toEqual([
      'getImportJob',
      'getImportRows',
      'getImportErrors',
      'getTask',
      'downloadFile',
      'getArticlePreview',
      'previewContentImport',
      'getContentImport',
      'getContentImportReport',
      'getContentImportReportFile',
      'getMovedAddress',
      'readFile',
      'getHomeSubmissionForm',
      'queryPageOwnHomeSubmissions',
      'getHomeSubmission',
      'readWorkFile',
      'getPortalCertificate',
      'queryPageBehalfEntries',
      'listBehalfPeople',
      'downloadCertificate',
      'previewCertificateTemplate',
      'getEntry',
      'getJudgeTasks',
      'queryPageJudgeTasks',
      'getJudgeWork',
      'getJudgeSpread',
      'readJudgeFile',
      'getWork',
    ])
    expect(reportAsText(report)).toContain('179 operations answer as the contract says, 0 differ.')
  })

  it('changes nothing: every request is a GET or a question by POST', async () => {
    const queries = new Set<string>()
    const fetch = (request: Request) => {
      queries.add(`${request.method} ${new URL(request.url).pathname}`)
      return admin.send(request)
    }
    await verify({ baseUrl, fetch })
    const byPost = [...queries].filter((one) => !one.startsWith('GET ')).map((one) => one.split('/').at(-1))
    expect(new Set(byPost)).toEqual(
      new Set([
        'exportExcel',
        'previewAsRole',
        'queryAttendees',
        'queryByRoleId',
        'queryManaged',
        'queryPage',
        'queryPageAssignmentList',
        'queryPageAttachmentList',
        'queryPageInvitation',
        'queryPageJudgeList',
        'queryPageCompetitionList',
        'queryPageEnterWorkList',
        'queryPageEntryList',
        'queryPageMyResultList',
        'queryPageOpenList',
        'queryPageWinningWorkList',
        'queryPageWorkList',
        'queryPageArticleList',
        'queryPageDicList',
        'queryPageLoginLog',
        'queryPageMyAccessList',
        'queryPageMyCertificateList',
        'queryPageMyEntryList',
        'queryPageMyFavList',
        'queryPageMyList',
        'queryPageMySignupList',
        'queryPageOperationLog',
        'queryPageOwn',
        'queryPageOwnQuestion',
        'queryPagePeople',
        'queryPagePiiLog',
        'queryPageQuestion',
        'queryPageReport',
        'queryPageSentList',
        'queryPageSchemeList',
        'queryPageSchoolList',
        'queryPageSubmission',
        'queryPageTaskList',
        'queryPageUserInfoList',
        'searchPublicSchool',
        'searchSchool',
      ]),
    )
  })

  it('takes a refusal that the contract allows for no difference, and names the code that is missing', async () => {
    const report = await verify({ baseUrl, fetch: teacher.send, only: ['lintMenus'] })
    expect(report.differences).toEqual([])
    expect(report.operations).toMatchObject([{ outcome: 'refused', note: expect.stringContaining('sys:menu:list') }])
  })

  it('does not run with a token that the server refuses', async () => {
    const refused = verify({ baseUrl, fetch: anonymous().send })
    await expect(refused).rejects.toThrow('The server refuses the token (401).')
  })
})

describe('verify, against a server with ten differences', () => {
  const server = altering(
    admin.send,
    planted.map(([, alteration]) => alteration),
  )
  const report = verify({ baseUrl, fetch: server })

  it.each(planted)('tells %s', async (_, __, sentence) => {
    const { differences } = await report
    expect(differences.map((difference) => difference.sentence)).toContain(sentence)
  })

  it('tells nothing else', async () => {
    expect((await report).differences).toHaveLength(planted.length)
  })

  it('tells the same to machines', async () => {
    const { differences } = JSON.parse(reportAsJson(await report))
    expect(differences).toContainEqual({
      operation: 'getRole',
      method: 'GET',
      path: '/api/system/cscpRoless/{id}',
      kind: 'type',
      place: 'data.id',
      expected: 'a whole number',
      came: 'the text "1"',
      times: 1,
      sentence: 'getRole, at data.id: the contract says a whole number; the text "1" came.',
    })
  })

  it('compares one operation alone, and asks only what it needs for that', async () => {
    const queries: string[] = []
    const fetch = (request: Request) => {
      queries.push(new URL(request.url).pathname)
      return server(request)
    }
    const { differences } = await verify({ baseUrl, fetch, only: ['getRole'] })
    expect(differences.map(({ operation }) => operation)).toEqual(['getRole'])
    expect(queries).toEqual(['/api/system/cscpRolessByCriteria', '/api/system/cscpRoless/1'])
  })
})
