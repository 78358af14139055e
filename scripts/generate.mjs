// Makes what is derived from openapi.yaml: the client's types and the server's contract.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const source = new URL('../openapi.yaml', import.meta.url)

/** The generated files by path, as text. Used by this script and by the test that fails when one is stale. */
export async function generated() {
  const contract = parse(readFileSync(source, 'utf8'))
  const types = astToString(await openapiTS(source, { alphabetize: false, defaultNonNullable: false }))
  return {
    'packages/api-client/src/generated/schema.ts': `// Generated from openapi.yaml by \`npm run generate\`.\n${types}`,
    'apps/api/src/generated/contract.json': `${JSON.stringify(contract)}\n`,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of Object.entries(await generated())) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(`wrote ${path}`)
  }
}
