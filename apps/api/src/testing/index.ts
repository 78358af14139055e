export { sampleBytes } from '../demo/sample-files'
export { openTestApp, type TestResponse, type TestApp, type TestClient } from './open-test-app'
export { makeDataFolder, startProcess } from './server-process'
export { makeTemplate, runOnServer } from './template-database'
