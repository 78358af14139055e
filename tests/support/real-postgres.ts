import { makeTemplate, runOnServer } from '@doorway/api/testing'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server'

/** Starts a real PostgreSQL, or uses TEST_DATABASE_URL, and fills the database that every test file copies. */
export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    const template = await makeTemplate(given)
    project.provide('postgresServer', given)
    project.provide('postgresTemplate', template)
    return () => runOnServer(given, `drop database ${template} with (force)`)
  }
  const { address, stop } = await startPostgres()
  project.provide('postgresServer', address)
  project.provide('postgresTemplate', await makeTemplate(address))
  return stop
}
