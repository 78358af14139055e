import type { Question } from '../question'

/** The root of both trees (section 9). */
const ROOT = '0'

/** Dictionaries, stages, areas and organisations. */
export const placeQuestions: readonly Question[] = [
  { operation: 'getDictionaryTypes', ask: () => ({}) },
  { operation: 'getDictionaryEntries', ask: () => ({ query: { dicType: '8' } }) },
  { operation: 'getDictionaryBundle', ask: () => ({ query: { types: '5,8' } }) },
  {
    operation: 'queryPageDictionaryList',
    ask: () => ({ json: { currentPage: 1, pageSize: 10, t: { dicType: '8' } } }),
  },
  {
    operation: 'getStages',
    ask: () => ({}),
    learns: { gardeId: '0.gardeId', courseId: '0.courseList.0.courseId' },
  },
  { operation: 'getStageCascader', ask: () => ({}) },
  {
    operation: 'getAreaChildren',
    ask: () => ({ query: { parentCode: ROOT } }),
    learns: { areaCode: '0.areaCode', areaName: '0.name' },
  },
  { operation: 'getAllAreas', ask: () => ({}) },
  { operation: 'searchAreas', needs: ['areaName'], ask: (fact) => ({ query: { keyword: fact('areaName') } }) },
  { operation: 'getAreaUsage', needs: ['areaCode'], ask: (fact) => ({ query: { areaCode: fact('areaCode') } }) },
  {
    operation: 'getSchoolChildren',
    ask: () => ({ query: { parentId: ROOT } }),
    learns: { schoolId: '0.id', schoolName: '0.name' },
  },
  // The size that the organisation list is fetched with (section 9).
  { operation: 'queryPageSchoolList', ask: () => ({ json: { currentPage: 1, pageSize: 9000 } }) },
  {
    operation: 'searchSchools',
    needs: ['schoolName'],
    ask: (fact) => ({ json: { keyword: fact('schoolName'), limit: 20 } }),
  },
  { operation: 'getSchoolPath', needs: ['schoolId'], ask: (fact) => ({ query: { id: fact('schoolId') } }) },
  { operation: 'getSchoolUsage', needs: ['schoolId'], ask: (fact) => ({ query: { id: fact('schoolId') } }) },
  {
    operation: 'getSchoolGrades',
    needs: ['studentSchoolId'],
    ask: (fact) => ({ query: { schoolId: fact('studentSchoolId') } }),
    learns: { gradeId: '0.id' },
  },
  { operation: 'getClasses', needs: ['gradeId'], ask: (fact) => ({ query: { gradeId: fact('gradeId') } }) },
  {
    operation: 'getGradesAndClasses',
    needs: ['studentSchoolId'],
    ask: (fact) => ({ query: { schoolId: fact('studentSchoolId') } }),
  },
]
