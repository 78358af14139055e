// Generated from the screen definitions by `npm run generate`.
import type { AddressValue } from '../../screens/screen-manifest'

/** Members of the addresses of screens, by the names of the screens. */
export const addressMembers: Readonly<Record<string, Readonly<Record<string, AddressValue>>>> = {
  UserManager: {
    node: 'numbers',
    username: 'text',
    name: 'text',
    type: 'number',
    state: [
      'enabled',
      'disabled'
    ],
    page: 'number',
    size: [
      '10',
      '20',
      '50',
      '100'
    ],
    sort: [
      'username.asc',
      'username.desc',
      'name.asc',
      'name.desc',
      'userType.asc',
      'userType.desc',
      'schoolName.asc',
      'schoolName.desc',
      'registerTime.asc',
      'registerTime.desc',
      'lastLogin.asc',
      'lastLogin.desc'
    ]
  },
  LoginLog: {
    person: 'text',
    result: 'text',
    from: 'text',
    to: 'text',
    page: 'number',
    size: 'number'
  },
  OperationLog: {
    person: 'text',
    action: 'text',
    kind: 'text',
    record: 'text',
    request: 'text',
    from: 'text',
    to: 'text',
    tab: 'text',
    page: 'number',
    size: 'number'
  },
  FileLibrary: {
    site: 'number',
    folder: 'text',
    kind: [
      'picture',
      'video',
      'audio',
      'document',
      'other'
    ],
    name: 'text',
    state: [
      'unused',
      'duplicate'
    ],
    size: 'number',
    uploader: 'number',
    view: [
      'list'
    ],
    page: 'number',
    file: 'text'
  },
  ResourceManager: {
    tab: [
      'pending',
      'published',
      'returned',
      'withdrawn',
      'reports'
    ],
    kind: 'text',
    stage: 'text',
    subject: 'text',
    org: 'number',
    keyword: 'text',
    mine: [
      '1'
    ],
    page: 'number',
    size: 'number',
    resource: 'number'
  },
  SchoolProfiles: {
    tab: [
      'all',
      'pending',
      'open',
      'public',
      'absent'
    ],
    keyword: 'text',
    page: 'number',
    size: 'number',
    school: 'number'
  },
  RegistrationApproval: {
    tab: [
      'pending',
      'approved',
      'returned',
      'expired'
    ],
    type: 'number',
    keyword: 'text',
    invitation: 'number',
    page: 'number',
    size: 'number',
    request: 'number'
  },
  ChangeSchoolApproval: {
    queue: [
      'waiting',
      'open',
      'closed'
    ],
    keyword: 'text',
    page: 'number',
    size: 'number',
    request: 'number'
  },
  PreschoolManager: {
    tab: [
      'pending',
      'published',
      'withdrawn',
      'draft',
      'all'
    ],
    kind: [
      'home',
      'garden'
    ],
    keyword: 'text',
    page: 'number',
    size: 'number',
    work: 'number'
  },
  PrincipalManager: {
    state: [
      'draft',
      'pending',
      'returned',
      'published',
      'offline'
    ],
    school: 'number',
    keyword: 'text',
    page: 'number',
    size: 'number',
    principal: 'number'
  },
  ExpertQuestions: {
    tab: [
      'open',
      'pending',
      'published',
      'declined',
      'all'
    ],
    topic: [
      'health',
      'nutrition',
      'mind',
      'safety',
      'entering',
      'bridging'
    ],
    keyword: 'text',
    page: 'number',
    size: 'number'
  }
}
