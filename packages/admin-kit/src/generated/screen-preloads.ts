// Generated from the screen definitions by `npm run generate`.
import type { ScreenPreload } from '../screens/console-preload'

/** What each screen starts with. */
export const screenPreloads: Readonly<Record<string, ScreenPreload>> = {
  'user-management': {
    chunk: 'users-screens',
    texts: null,
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
    chunk: 'areas-screens',
    texts: null,
    calls: []
  },
  'schools/SchoolManager': {
    chunk: 'organizations-screens',
    texts: null,
    calls: []
  },
  'school-management': {
    chunk: 'organizations-screens',
    texts: null,
    calls: []
  },
  'role-management': {
    chunk: 'roles-screens',
    texts: null,
    calls: [
      {
        path: '/api/system/cscpRolessByCriteria?size=1000'
      },
      {
        path: '/api/system/roleFigures'
      }
    ]
  },
  'role-add': {
    chunk: 'roles-screens',
    texts: null,
    calls: []
  },
  'role-edit': {
    chunk: 'roles-screens',
    texts: null,
    calls: []
  },
  'self-edit': {
    chunk: 'self-edit-screens',
    texts: 'self-edit',
    calls: [
      {
        path: '/api/userInfo/getUserDetailSelfInfoByUserId'
      },
      {
        path: '/api/auth/sessions'
      }
    ]
  },
  'content/ArticleManager': {
    chunk: 'articles-screens',
    texts: 'articles',
    calls: [
      {
        path: '/api/cmsSites?name=&currentPage=1&pageSize=1000'
      },
      {
        path: '/api/cmsArticle/queryPageArticleList',
        body: {
          currentPage: 1,
          pageSize: 10,
          t: {
            tab: 'all'
          }
        }
      }
    ]
  },
  'content/ArticleReview': {
    chunk: 'articles-screens',
    texts: 'articles',
    calls: [
      {
        path: '/api/cmsArticle/queryPageArticleList',
        body: {
          currentPage: 1,
          pageSize: 50,
          t: {
            tab: 'review',
            isReviewable: true
          }
        }
      }
    ]
  },
  'audit/SecurityPolicy': {
    chunk: 'security-screens',
    texts: 'security',
    calls: [
      {
        path: '/api/session/queryPage',
        body: {
          currentPage: 1,
          pageSize: 20,
          t: {
            username: ''
          }
        }
      }
    ]
  },
  'logging-login': {
    chunk: 'logs-screens',
    texts: 'logs',
    calls: [
      {
        path: '/api/log/queryPageLoginLog',
        body: {
          currentPage: 1,
          pageSize: 20,
          t: {}
        }
      }
    ]
  },
  'logging-operation': {
    chunk: 'logs-screens',
    texts: 'logs',
    calls: [
      {
        path: '/api/log/queryPageOperationLog',
        body: {
          currentPage: 1,
          pageSize: 20,
          t: {}
        }
      }
    ]
  },
  'dictionaries/DictionaryManager': {
    chunk: 'dictionaries-screens',
    texts: 'dictionaries',
    calls: [
      {
        path: '/api/dic/getDicTypes',
        next: {
          list: 'data',
          has: [
            'dicType'
          ],
          calls: [
            {
              path: '/api/dic/queryPageDicList',
              body: {
                currentPage: 1,
                pageSize: 20,
                t: {
                  dicType: '{dicType}'
                }
              }
            }
          ]
        }
      }
    ]
  },
  'stages/StageManager': {
    chunk: 'stages-screens',
    texts: 'stages',
    calls: []
  },
  'messages/MessageCenter': {
    chunk: 'messages-screens',
    texts: 'messages',
    calls: [
      {
        path: '/api/notification/queryPageMyList',
        body: {
          currentPage: 1,
          pageSize: 20,
          t: {
            unreadOnly: false
          }
        }
      }
    ]
  },
  'async-routes-config': {
    chunk: 'menu-config-screens',
    texts: 'menu-config',
    calls: [
      {
        path: '/api/system/cscpMenus/getAllMenus'
      },
      {
        path: '/api/system/cscpMenus/lint'
      }
    ]
  },
  'content/ColumnManager': {
    chunk: 'columns-screens',
    texts: 'columns',
    calls: [
      {
        path: '/api/cmsSites?name=&currentPage=1&pageSize=1000',
        next: {
          list: 'data.data',
          has: [
            'id'
          ],
          calls: [
            {
              path: '/api/cmsColumn/getColumnTree?siteId={id}'
            }
          ]
        }
      }
    ]
  },
  'content/SiteManager': {
    chunk: 'sites-screens',
    texts: 'sites',
    calls: [
      {
        path: '/api/cmsSites?name=&currentPage=1&pageSize=1000'
      }
    ]
  },
  'workgroup-management': {
    chunk: 'workgroups-screens',
    texts: 'workgroups',
    calls: [
      {
        path: '/api/workgroup/queryPage',
        body: {
          currentPage: 1,
          pageSize: 20,
          t: {}
        }
      }
    ]
  },
  'workgroup-add': {
    chunk: 'workgroups-screens',
    texts: 'workgroups',
    calls: []
  },
  'workgroup-edit': {
    chunk: 'workgroups-screens',
    texts: 'workgroups',
    calls: []
  },
  'home/Home': {
    chunk: 'home-screens',
    texts: 'home',
    calls: [
      {
        path: '/api/dashboard/getAdminHome'
      }
    ]
  },
  'content/FileLibrary': {
    chunk: 'library-screens',
    texts: 'library',
    calls: [
      {
        path: '/api/cmsSites?name=&currentPage=1&pageSize=1000',
        next: {
          list: 'data.data',
          has: [
            'id'
          ],
          calls: [
            {
              path: '/api/attachment/getLibrary?siteId={id}'
            },
            {
              path: '/api/attachment/queryPageAttachmentList',
              body: {
                currentPage: 1,
                pageSize: 40,
                t: {
                  siteId: '{id}'
                }
              }
            }
          ]
        }
      }
    ]
  },
  'resources/ResourceManager': {
    chunk: 'resources-screens',
    texts: 'resources',
    calls: [
      {
        path: '/api/resource/queryPage',
        body: {
          currentPage: 1,
          pageSize: 10,
          t: {
            state: 'pending'
          }
        }
      }
    ]
  },
  'resources/SchoolProfiles': {
    chunk: 'school-profiles-screens',
    texts: 'school-profiles',
    calls: [
      {
        path: '/api/schoolProfile/queryPage',
        body: {
          currentPage: 1,
          pageSize: 10,
          t: {}
        }
      }
    ]
  },
  'apps/AppVersions': {
    chunk: 'app-versions-screens',
    texts: 'app-versions',
    calls: [
      {
        path: '/api/appVersion/queryPage',
        body: {
          currentPage: 1,
          pageSize: 20,
          t: {}
        }
      }
    ]
  },
  'overview/DataOverview': {
    chunk: 'overview-screens',
    texts: 'overview',
    calls: [
      {
        path: '/api/dashboard/getDataOverview?months=12'
      }
    ]
  },
  'requests/RegistrationApproval': {
    chunk: 'registrations-screens',
    texts: 'registrations',
    calls: [
      {
        path: '/api/registration/queryPage',
        body: {
          currentPage: 1,
          pageSize: 10,
          t: {
            state: 'pending'
          }
        }
      }
    ]
  },
  'requests/ChangeSchoolApproval': {
    chunk: 'change-school-screens',
    texts: 'change-school',
    calls: [
      {
        path: '/api/changeSchool/queryPage',
        body: {
          currentPage: 1,
          pageSize: 10,
          t: {
            queue: 'waiting'
          }
        }
      }
    ]
  },
  'competitions/CompetitionManager': {
    chunk: 'competitions-screens',
    texts: 'competitions',
    calls: [
      {
        path: '/api/competition/queryPageCompetitionList',
        body: {
          currentPage: 1,
          pageSize: 20,
          t: {}
        }
      }
    ]
  },
  'competitions/WorkManager': {
    chunk: 'entries-screens',
    texts: 'entries',
    calls: [
      {
        path: '/api/competitionEntry/listCompetitions',
        next: {
          list: 'data',
          has: [
            'id'
          ],
          calls: [
            {
              path: '/api/competitionEntry/queryPageEntryList',
              body: {
                currentPage: 1,
                pageSize: 20,
                t: {
                  competitionId: '{id}'
                }
              }
            }
          ]
        }
      }
    ]
  },
  'results/ResultManager': {
    chunk: 'results-screens',
    texts: 'results',
    calls: [
      {
        path: '/api/result/listCompetitions',
        next: {
          list: 'data',
          has: [
            'id',
            'latestRunId'
          ],
          calls: [
            {
              path: '/api/result/listRuns?competitionId={id}'
            },
            {
              path: '/api/result/getRun?id={latestRunId}'
            }
          ]
        }
      }
    ]
  },
  'resources/PreschoolManager': {
    chunk: 'preschool-review-screens',
    texts: 'preschool-review',
    calls: [
      {
        path: '/api/preschool/queryPageSubmission',
        body: {
          currentPage: 1,
          pageSize: 10,
          t: {
            state: 'pending'
          }
        }
      }
    ]
  },
  'judging/JudgeManager': {
    chunk: 'judges-screens',
    texts: 'judges',
    calls: [
      {
        path: '/api/judgeAdmin/listCompetitions',
        next: {
          list: 'data',
          has: [
            'id',
            'firstPanelId'
          ],
          where: {
            state: 'announced'
          },
          calls: [
            {
              path: '/api/judgeAdmin/getPanels?competitionId={id}'
            },
            {
              path: '/api/judgeAdmin/queryPageAssignmentList',
              body: {
                currentPage: 1,
                pageSize: 20,
                t: {
                  panelId: '{firstPanelId}'
                }
              }
            }
          ]
        }
      }
    ]
  },
  'judging/SchemeManager': {
    chunk: 'schemes-screens',
    texts: 'schemes',
    calls: [
      {
        path: '/api/score/queryPageSchemeList',
        body: {
          currentPage: 1,
          pageSize: 20,
          t: {}
        }
      }
    ]
  },
  'resources/ActivityManager': {
    chunk: 'activities-screens',
    texts: 'activities',
    calls: [
      {
        path: '/api/researchActivity/queryManaged',
        body: {
          currentPage: 1,
          pageSize: 20,
          t: {}
        }
      }
    ]
  },
  'competitions/BehalfEntries': {
    chunk: 'behalf-entries-screens',
    texts: 'behalf-entries',
    calls: []
  },
  'resources/PrincipalManager': {
    chunk: 'principals-screens',
    texts: 'principals',
    calls: [
      {
        path: '/api/principal/queryPage',
        body: {
          currentPage: 1,
          pageSize: 10,
          t: {}
        }
      }
    ]
  },
  'resources/ExpertQuestions': {
    chunk: 'expert-questions-screens',
    texts: 'expert-questions',
    calls: [
      {
        path: '/api/preschool/queryPageQuestion',
        body: {
          currentPage: 1,
          pageSize: 10,
          t: {
            state: 'open'
          }
        }
      }
    ]
  },
  'user-add': {
    chunk: 'users-screens',
    texts: null,
    calls: []
  },
  'user-edit': {
    chunk: 'users-screens',
    texts: null,
    calls: []
  }
}
