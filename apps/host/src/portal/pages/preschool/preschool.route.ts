import { portalPage } from '../../../routes/portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'preschool',
  paths: [
    '/preschoolEducation/policyFront',
    '/preschoolEducation/teacherResearch',
    '/preschoolEducation/homeProduced',
    '/preschoolEducation/producedGarden',
    '/preschoolEducation/aiBaby',
  ],
  filters: ['field', 'ageClass', 'age', 'topic', 'month', 'keyword', 'view', 'part', 'state'],
  isPaged: true,
  redirectsFrom: ['/preschoolEducation'],
})

/** Addresses that the browser tests of all pages open. */
export const sampleAddresses = ['/preschoolEducation/producedGarden', '/preschoolEducation/aiBaby?part=answers']
