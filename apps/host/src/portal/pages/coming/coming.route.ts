import { portalPage } from '../../portal-page'
import type { zh } from './strings/zh'

export const route = portalPage<typeof zh>({
  name: 'coming',
  paths: [
    '/microCompute',
    '/enterWorks',
    '/winningWorks',
    '/othersSignUpList',
    '/judgeMarks',
    '/change-password',
    '/register',
    '/userRegister',
    '/personalCenter',
    '/doorSelfEdit',
    '/myScore',
    '/changeSchool',
    '/largeScreen',
  ],
  publicPaths: ['/microCompute', '/winningWorks', '/change-password'],
})

/** Addresses that the browser tests open; none, since a visitor cannot open the page or it has tests of its own. */
export const sampleAddresses: string[] = []
