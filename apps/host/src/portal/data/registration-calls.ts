import { createRegistrationCalls } from '@doorway/admin-kit/registration-form'

/** The calls of registering; their client is loaded with the first one: a visitor who only reads does without. */
export const registrationCalls = createRegistrationCalls(async () => {
  const visitor = await import('./visitor-client')
  const client = visitor.visitorClient()
  return {
    registration: client.endpoints(visitor.registrationEndpoints),
    areas: client.endpoints(visitor.areaEndpoints),
    grades: client.endpoints(visitor.gradeEndpoints),
    dictionaries: client.endpoints(visitor.dictionaryEndpoints),
    stages: client.endpoints(visitor.stageChoiceEndpoints),
    ApiError: visitor.ApiError,
  }
})
