import { describe, expect, it } from 'vitest'
import { newVisitor, openAs } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

/** Screens with a search of their own. */
const screens = [
  'registration-approval',
  'change-school-approval',
  'dictionary-management',
  'file-library',
  'article-management',
  'competition-management',
  'work-management',
  'judge-management?tab=pool',
  'score-config',
  'resource-management',
  'school-style',
  'principal-management',
  'activity-management',
  'preschool-management',
  'expert-questions',
  'workgroup-management',
  'site-management',
]

describe('a search with the same conditions', () => {
  it.each(screens)('of %s loads the list again', async (screen) => {
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/${screen}`)
    const field = page.getByRole('main').getByRole('search').first().locator('input').first()
    await field.waitFor()
    await page.waitForLoadState('networkidle')
    const isList = (address: string) => address.includes('/api/') && !address.includes('/notification/')
    const request = page.waitForRequest((sent) => isList(sent.url()), { timeout: 10_000 })
    await field.press('Enter')
    await request
    expect(faults).toEqual([])
  })
})
