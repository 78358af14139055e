export { openTestApp, type TestAnswer, type TestApp, type TestClient } from './open-test-app'
export { makeTemplate } from './template-database'
