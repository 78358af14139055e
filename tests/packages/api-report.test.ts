import { expect, it } from 'vitest'
import { staleReports } from '../../scripts/release/api-report'

it('what the entries promise is what packages/*/api says (npm run packages -- --accept writes it)', () => {
  expect(staleReports()).toEqual([])
}, 60_000)
