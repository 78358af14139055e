import type { Probe } from '../probe'

/** The root of both trees (section 9). */
const ROOT = '0'

/** Dictionaries, stages, areas and organisations. */
export const placeQuestions: readonly Probe[] = [
  { operation: 'getDictionaryTypes', request: () => ({}) },
  { operation: 'getDictionaryEntries', request: () => ({ query: { dicType: '8' } }) },
  { operation: 'getDictionaryBundle', request: () => ({ query: { types: '5,8' } }) },
  {
    operation: 'queryPageDictionaryList',
    request: () => ({ json: { currentPage: 1, pageSize: 10, t: { dicType: '8' } } }),
  },
  {
    operation: 'getStages',
    request: () => ({}),
    learns: { gardeId: '0.gardeId', courseId: '0.courseList.0.courseId' },
  },
  { operation: 'getStageCascader', request: () => ({}) },
  {
    operation: 'getResearchers',
    needs: ['gardeId', 'courseId'],
    request: (fact) => ({ query: { gardeId: fact('gardeId'), courseId: fact('courseId') } }),
  },
  {
    operation: 'getAreaChildren',
    request: () => ({ query: { parentCode: ROOT } }),
    learns: { areaCode: '0.areaCode', areaName: '0.name' },
  },
  { operation: 'getAllAreas', request: () => ({}) },
  { operation: 'searchAreas', needs: ['areaName'], request: (fact) => ({ query: { keyword: fact('areaName') } }) },
  { operation: 'getAreaUsage', needs: ['areaCode'], request: (fact) => ({ query: { areaCode: fact('areaCode') } }) },
  {
    operation: 'getSchoolChildren',
    request: () => ({ query: { parentId: ROOT } }),
    learns: { schoolId: '0.id', schoolName: '0.name' },
  },
  // The size that the organisation list is fetched with (section 9).
  { operation: 'queryPageSchoolList', request: () => ({ json: { currentPage: 1, pageSize: 9000 } }) },
  {
    operation: 'searchSchools',
    needs: ['schoolName'],
    request: (fact) => ({ json: { keyword: fact('schoolName'), limit: 20 } }),
  },
  { operation: 'getSchoolPath', needs: ['schoolId'], request: (fact) => ({ query: { id: fact('schoolId') } }) },
  { operation: 'getSchoolUsage', needs: ['schoolId'], request: (fact) => ({ query: { id: fact('schoolId') } }) },
  {
    operation: 'getSchoolGrades',
    needs: ['studentSchoolId'],
    request: (fact) => ({ query: { schoolId: fact('studentSchoolId') } }),
    learns: { gradeId: '0.id' },
  },
  { operation: 'getClasses', needs: ['gradeId'], request: (fact) => ({ query: { gradeId: fact('gradeId') } }) },
  {
    operation: 'getGradesAndClasses',
    needs: ['studentSchoolId'],
    request: (fact) => ({ query: { schoolId: fact('studentSchoolId') } }),
  },
]
