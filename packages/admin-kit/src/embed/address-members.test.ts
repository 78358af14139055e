import { describe, expect, it } from 'vitest'
import * as changes from '../features/change-school/change-search'
import * as questions from '../features/expert-questions/question-search'
import * as library from '../features/library/library-search'
import * as logs from '../features/logs/log-search'
import * as submissions from '../features/preschool-review/submission-search'
import * as principals from '../features/principals/principal-search'
import * as registrations from '../features/registrations/registration-search'
import * as resources from '../features/resources/resource-search'
import * as profiles from '../features/school-profiles/profile-search'
import { addressMembers } from './generated/address-members'

/** Both logs have one search; what the columns of one do not show is no filter of it. */
function logMembers(others: readonly string[]) {
  const query = Object.entries(logs.searchToQuery(logs.searchFromQuery({})))
  return Object.fromEntries(query.filter(([name]) => !others.includes(name)))
}

const written = {
  ChangeSchoolApproval: changes.searchToQuery(changes.searchFromQuery({})),
  ExpertQuestions: questions.searchToQuery(questions.searchFromQuery({})),
  FileLibrary: library.searchToQuery(library.searchFromQuery({})),
  LoginLog: logMembers(['action', 'kind', 'record', 'request', 'tab']),
  OperationLog: logMembers(['result']),
  PreschoolManager: submissions.searchToQuery(submissions.searchFromQuery({})),
  PrincipalManager: principals.searchToQuery(principals.searchFromQuery({})),
  RegistrationApproval: registrations.searchToQuery(registrations.searchFromQuery({})),
  ResourceManager: resources.searchToQuery(resources.searchFromQuery({})),
  SchoolProfiles: profiles.searchToQuery(profiles.searchFromQuery({})),
}

describe('the members of addresses', () => {
  it.each(Object.entries(written))('of %s are those that the screen writes', (screen, query) => {
    expect(Object.keys(addressMembers[screen] ?? {}).toSorted()).toEqual(Object.keys(query).toSorted())
  })

  it('are all compared', () => {
    expect(Object.keys(addressMembers).toSorted()).toEqual([...Object.keys(written), 'UserManager'].toSorted())
  })
})
