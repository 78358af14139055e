// Generated from the screen definitions by `npm run generate`.
import type { ConsolePreload } from '../screens/console-preload'

/** The chunk of each screen, and its first calls. */
export const screenPreloads: Readonly<Record<string, ConsolePreload>> = {
  'user-management': {
    chunks: [
      'users-screens'
    ],
    calls: [
      {
        path: '/api/userInfo/queryPageUserInfoList',
        body: {
          currentPage: 1,
          pageSize: 10,
          t: {}
        }
      }
    ]
  },
  'organization-management': {
    chunks: [
      'areas-screens'
    ],
    calls: []
  },
  'schools/SchoolManager': {
    chunks: [
      'organizations-screens'
    ],
    calls: []
  },
  'school-management': {
    chunks: [
      'organizations-screens'
    ],
    calls: []
  },
  'role-management': {
    chunks: [
      'roles-screens'
    ],
    calls: []
  },
  'role-add': {
    chunks: [
      'roles-screens'
    ],
    calls: []
  },
  'role-edit': {
    chunks: [
      'roles-screens'
    ],
    calls: []
  },
  'self-edit': {
    chunks: [
      'self-edit-screens'
    ],
    calls: []
  },
  'content/ArticleManager': {
    chunks: [
      'articles-screens'
    ],
    calls: []
  },
  'content/ArticleReview': {
    chunks: [
      'articles-screens'
    ],
    calls: []
  },
  'audit/SecurityPolicy': {
    chunks: [
      'security-screens'
    ],
    calls: []
  },
  'logging-login': {
    chunks: [
      'logs-screens'
    ],
    calls: []
  },
  'logging-operation': {
    chunks: [
      'logs-screens'
    ],
    calls: []
  },
  'dictionaries/DictionaryManager': {
    chunks: [
      'dictionaries-screens'
    ],
    calls: []
  },
  'stages/StageManager': {
    chunks: [
      'stages-screens'
    ],
    calls: []
  },
  'messages/MessageCenter': {
    chunks: [
      'messages-screens'
    ],
    calls: []
  },
  'async-routes-config': {
    chunks: [
      'menu-config-screens'
    ],
    calls: []
  },
  'content/ColumnManager': {
    chunks: [
      'columns-screens'
    ],
    calls: []
  },
  'content/SiteManager': {
    chunks: [
      'sites-screens'
    ],
    calls: []
  },
  'workgroup-management': {
    chunks: [
      'workgroups-screens'
    ],
    calls: []
  },
  'workgroup-add': {
    chunks: [
      'workgroups-screens'
    ],
    calls: []
  },
  'workgroup-edit': {
    chunks: [
      'workgroups-screens'
    ],
    calls: []
  },
  'home/Home': {
    chunks: [
      'home-screens'
    ],
    calls: []
  },
  'content/FileLibrary': {
    chunks: [
      'library-screens'
    ],
    calls: []
  },
  'resources/ResourceManager': {
    chunks: [
      'resources-screens'
    ],
    calls: []
  },
  'resources/SchoolProfiles': {
    chunks: [
      'school-profiles-screens'
    ],
    calls: []
  },
  'apps/AppVersions': {
    chunks: [
      'app-versions-screens'
    ],
    calls: []
  },
  'overview/DataOverview': {
    chunks: [
      'overview-screens'
    ],
    calls: []
  },
  'requests/RegistrationApproval': {
    chunks: [
      'registrations-screens'
    ],
    calls: []
  },
  'requests/ChangeSchoolApproval': {
    chunks: [
      'change-school-screens'
    ],
    calls: []
  },
  'competitions/CompetitionManager': {
    chunks: [
      'competitions-screens'
    ],
    calls: []
  },
  'competitions/WorkManager': {
    chunks: [
      'entries-screens'
    ],
    calls: []
  },
  'results/ResultManager': {
    chunks: [
      'results-screens'
    ],
    calls: []
  },
  'resources/PreschoolManager': {
    chunks: [
      'preschool-review-screens'
    ],
    calls: []
  },
  'judging/JudgeManager': {
    chunks: [
      'judges-screens'
    ],
    calls: []
  },
  'judging/SchemeManager': {
    chunks: [
      'schemes-screens'
    ],
    calls: []
  },
  'resources/ActivityManager': {
    chunks: [
      'activities-screens'
    ],
    calls: []
  },
  'competitions/BehalfEntries': {
    chunks: [
      'behalf-entries-screens'
    ],
    calls: []
  },
  'resources/PrincipalManager': {
    chunks: [
      'principals-screens'
    ],
    calls: []
  },
  'resources/ExpertQuestions': {
    chunks: [
      'expert-questions-screens'
    ],
    calls: []
  },
  'user-add': {
    chunks: [
      'users-screens'
    ],
    calls: []
  },
  'user-edit': {
    chunks: [
      'users-screens'
    ],
    calls: []
  }
}
