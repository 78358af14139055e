import type { Question } from '../question'

const firstPage = () => ({ query: { currentPage: '1', pageSize: '10' } })

/** Public content and files. */
export const contentQuestions: readonly Question[] = [
  { operation: 'getSiteInfo', ask: () => ({}) },
  { operation: 'getPortalSites', ask: () => ({}) },
  { operation: 'listPortalAreas', ask: () => ({}) },
  { operation: 'listPortalSubjects', ask: () => ({}) },
  { operation: 'getColumnTree', ask: () => ({}) },
  { operation: 'getHome', ask: () => ({}) },
  { operation: 'getArticleChoices', ask: () => ({}) },
  {
    operation: 'listArticles',
    ask: firstPage,
    learns: { articleId: 'data.0.id', articleTitle: 'data.0.title' },
  },
  { operation: 'queryPageArticleList', ask: () => ({ json: { currentPage: 1, pageSize: 10, t: {} } }) },
  {
    operation: 'getContentDetail',
    needs: ['articleId'],
    ask: (fact) => ({ query: { type: 'article', id: fact('articleId') } }),
  },
  { operation: 'listDisclosures', ask: firstPage },
  { operation: 'listProjects', ask: firstPage },
  { operation: 'listSchoolProfiles', ask: firstPage },
  {
    operation: 'listPreschool',
    ask: () => ({ query: { columnCode: 'aiBaby', currentPage: '1', pageSize: '10' } }),
  },
  { operation: 'listExpertAnswers', ask: firstPage },
  { operation: 'listPrincipals', ask: firstPage },
  { operation: 'listActivities', ask: firstPage, learns: { activityId: 'data.0.id' } },
  { operation: 'getActivitySignup', needs: ['activityId'], ask: (fact) => ({ query: { id: fact('activityId') } }) },
  { operation: 'listResources', ask: firstPage },
  { operation: 'listResourceChoices', ask: () => ({ query: { kind: 'micro' } }) },
  {
    operation: 'getSubjectHub',
    needs: ['gardeId', 'courseId'],
    ask: (fact) => ({ query: { gardeId: fact('gardeId'), courseId: fact('courseId') } }),
  },
  { operation: 'listStudios', ask: firstPage },
  { operation: 'searchPortal', needs: ['articleTitle'], ask: (fact) => ({ query: { q: fact('articleTitle') } }) },
  { operation: 'getUploads', ask: () => ({}) },
  { operation: 'queryPageOwnResources', ask: () => ({ json: { currentPage: 1, pageSize: 10, t: {} } }) },
  { operation: 'getRss', ask: () => ({}) },
  { operation: 'getSitemap', ask: () => ({}) },
  { operation: 'getImportTemplate', ask: () => ({ path: { kind: 'user' } }) },
  // One's own line only: an export may hold personal values and the server notes who asked for it.
  {
    operation: 'exportExcel',
    needs: ['ownName'],
    ask: (fact) => ({ json: { exportType: 'user', conditions: { username: fact('ownName') } } }),
  },
  {
    operation: 'exportExcelByAddress',
    needs: ['ownName'],
    ask: (fact) => ({ query: { exportType: 'user', username: fact('ownName') } }),
  },
]
