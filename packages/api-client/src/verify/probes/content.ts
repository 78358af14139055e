import type { Probe } from '../probe'

const firstPage = () => ({ query: { currentPage: '1', pageSize: '10' } })

/** Public content and files. */
export const contentQuestions: readonly Probe[] = [
  { operation: 'getSiteInfo', request: () => ({}) },
  { operation: 'getPortalSites', request: () => ({}) },
  { operation: 'listPortalAreas', request: () => ({}) },
  { operation: 'listPortalSubjects', request: () => ({}) },
  { operation: 'getColumnTree', request: () => ({}) },
  { operation: 'getHome', request: () => ({}) },
  { operation: 'getArticleChoices', request: () => ({}) },
  {
    operation: 'listArticles',
    request: firstPage,
    learns: { articleId: 'data.0.id', articleTitle: 'data.0.title' },
  },
  { operation: 'queryPageArticleList', request: () => ({ json: { currentPage: 1, pageSize: 10, t: {} } }) },
  {
    operation: 'getContentDetail',
    needs: ['articleId'],
    request: (fact) => ({ query: { type: 'article', id: fact('articleId') } }),
  },
  { operation: 'listDisclosures', request: firstPage },
  { operation: 'listProjects', request: firstPage },
  { operation: 'listSchoolProfiles', request: firstPage },
  {
    operation: 'listPreschool',
    request: () => ({ query: { columnCode: 'aiBaby', currentPage: '1', pageSize: '10' } }),
  },
  { operation: 'listExpertAnswers', request: firstPage },
  { operation: 'listPrincipals', request: firstPage },
  { operation: 'listActivities', request: firstPage, learns: { activityId: 'data.0.id' } },
  { operation: 'getActivitySignup', needs: ['activityId'], request: (fact) => ({ query: { id: fact('activityId') } }) },
  {
    operation: 'queryManagedActivities',
    request: () => ({ json: { currentPage: 1, pageSize: 10, t: {} } }),
    learns: { managedActivityId: 'data.0.id' },
  },
  {
    operation: 'queryActivityAttendees',
    needs: ['managedActivityId'],
    request: (fact) => ({ json: { id: Number(fact('managedActivityId')), currentPage: 1, pageSize: 10 } }),
  },
  { operation: 'listCompetitions', request: firstPage, learns: { competitionId: 'data.0.id' } },
  { operation: 'queryPageOpenCompetitions', request: () => ({ json: { currentPage: 1, pageSize: 10, t: {} } }) },
  {
    operation: 'getPortalCompetition',
    needs: ['competitionId'],
    request: (fact) => ({ query: { id: fact('competitionId') } }),
  },
  {
    operation: 'getCompetitionDetail',
    needs: ['competitionId'],
    request: (fact) => ({ query: { id: fact('competitionId') } }),
  },
  { operation: 'listWinningWorks', request: firstPage },
  { operation: 'queryPageWinningWorks', request: () => ({ json: { currentPage: 1, pageSize: 10, t: {} } }) },
  {
    operation: 'queryPageEnterWorks',
    needs: ['competitionId'],
    request: (fact) => ({
      json: { currentPage: 1, pageSize: 10, t: { competitionId: Number(fact('competitionId')) } },
    }),
  },
  { operation: 'queryPageMyResults', request: () => ({ json: { currentPage: 1, pageSize: 10, t: {} } }) },
  {
    operation: 'getEntryEligibility',
    needs: ['competitionId'],
    request: (fact) => ({ query: { competitionId: fact('competitionId') } }),
  },
  {
    operation: 'getOwnWork',
    needs: ['competitionId'],
    request: (fact) => ({ query: { competitionId: fact('competitionId') } }),
  },
  { operation: 'listResources', request: firstPage },
  { operation: 'listResourceChoices', request: () => ({ query: { kind: 'micro' } }) },
  {
    operation: 'getSubjectHub',
    needs: ['gardeId', 'courseId'],
    request: (fact) => ({ query: { gardeId: fact('gardeId'), courseId: fact('courseId') } }),
  },
  { operation: 'listStudios', request: firstPage },
  { operation: 'searchPortal', needs: ['articleTitle'], request: (fact) => ({ query: { q: fact('articleTitle') } }) },
  { operation: 'suggestPortal', needs: ['articleTitle'], request: (fact) => ({ query: { q: fact('articleTitle') } }) },
  { operation: 'getUploads', request: () => ({}) },
  {
    operation: 'queryPageResources',
    request: () => ({ json: { currentPage: 1, pageSize: 10, t: {} } }),
    learns: { resourceId: 'data.0.id' },
  },
  { operation: 'getResource', needs: ['resourceId'], request: (fact) => ({ query: { id: fact('resourceId') } }) },
  { operation: 'queryPageResourceReports', request: () => ({ json: { currentPage: 1, pageSize: 10, t: {} } }) },
  { operation: 'queryPageOwnResources', request: () => ({ json: { currentPage: 1, pageSize: 10, t: {} } }) },
  {
    operation: 'queryPageSubmissions',
    request: () => ({ json: { currentPage: 1, pageSize: 10, t: {} } }),
    learns: { submissionId: 'data.0.id' },
  },
  { operation: 'getSubmission', needs: ['submissionId'], request: (fact) => ({ query: { id: fact('submissionId') } }) },
  { operation: 'queryPageOwnQuestions', request: () => ({ json: { currentPage: 1, pageSize: 10 } }) },
  { operation: 'queryPageQuestions', request: () => ({ json: { currentPage: 1, pageSize: 10, t: {} } }) },
  {
    operation: 'queryPageSchoolProfiles',
    request: () => ({ json: { currentPage: 1, pageSize: 10, t: {} } }),
    learns: { profileSchoolId: 'data.0.schoolId' },
  },
  {
    operation: 'getSchoolProfile',
    needs: ['profileSchoolId'],
    request: (fact) => ({ query: { schoolId: fact('profileSchoolId') } }),
  },
  {
    operation: 'queryPagePrincipals',
    request: () => ({ json: { currentPage: 1, pageSize: 10, t: {} } }),
    learns: { managedPrincipalId: 'data.0.id' },
  },
  {
    operation: 'getPrincipal',
    needs: ['managedPrincipalId'],
    request: (fact) => ({ query: { id: fact('managedPrincipalId') } }),
  },
  { operation: 'getRss', request: () => ({}) },
  { operation: 'getSitemap', request: () => ({}) },
  { operation: 'getImportTemplate', request: () => ({ path: { kind: 'user' } }) },
  // One's own line only: an export may contain personal data, and the server logs who requested it.
  {
    operation: 'exportExcel',
    needs: ['ownName'],
    request: (fact) => ({ json: { exportType: 'user', conditions: { username: fact('ownName') } } }),
  },
  {
    operation: 'exportExcelByAddress',
    needs: ['ownName'],
    request: (fact) => ({ query: { exportType: 'user', username: fact('ownName') } }),
  },
]
