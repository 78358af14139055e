// Generated from the screen definitions by `npm run generate`.

/** What the copied React lines need in addition to the definition: the package entry, and props that have to be given. */
export const snippetFacts: Readonly<Record<string, { entry: string; props: readonly string[] }>> = {
  UserManager: {
    entry: 'user-manager',
    props: []
  },
  AreaManager: {
    entry: 'area-manager',
    props: []
  },
  OrganizationManager: {
    entry: 'organization-manager',
    props: []
  },
  RoleManager: {
    entry: 'role-manager',
    props: []
  },
  RoleEditor: {
    entry: 'role-manager',
    props: [
      'onSaved={leave}',
      'onClose={leave}'
    ]
  },
  SelfEdit: {
    entry: 'self-edit',
    props: []
  },
  ArticleManager: {
    entry: 'article-manager',
    props: []
  },
  ArticleReview: {
    entry: 'article-manager',
    props: []
  },
  SecurityPolicy: {
    entry: 'security-policy',
    props: []
  },
  LoginLog: {
    entry: 'logs',
    props: []
  },
  OperationLog: {
    entry: 'logs',
    props: []
  },
  DictionaryManager: {
    entry: 'dictionary-manager',
    props: []
  },
  StageManager: {
    entry: 'stage-manager',
    props: []
  },
  MessageCenter: {
    entry: 'message-center',
    props: []
  },
  MenuConfig: {
    entry: 'menu-config',
    props: []
  },
  ColumnManager: {
    entry: 'column-manager',
    props: []
  },
  SiteManager: {
    entry: 'site-manager',
    props: []
  },
  WorkgroupManager: {
    entry: 'workgroup-manager',
    props: []
  },
  WorkgroupEditor: {
    entry: 'workgroup-manager',
    props: [
      'onSaved={leave}',
      'onClose={leave}'
    ]
  },
  Home: {
    entry: 'home',
    props: []
  },
  FileLibrary: {
    entry: 'file-library',
    props: []
  },
  ResourceManager: {
    entry: 'resource-manager',
    props: []
  },
  SchoolProfiles: {
    entry: 'school-profiles',
    props: []
  },
  AppVersions: {
    entry: 'app-versions',
    props: []
  },
  DataOverview: {
    entry: 'overview',
    props: []
  },
  RegistrationApproval: {
    entry: 'registration-approval',
    props: []
  },
  ChangeSchoolApproval: {
    entry: 'change-school-approval',
    props: []
  },
  CompetitionManager: {
    entry: 'competition-manager',
    props: []
  },
  EntryManager: {
    entry: 'entry-manager',
    props: []
  },
  ResultManager: {
    entry: 'result-manager',
    props: []
  },
  PreschoolManager: {
    entry: 'preschool-manager',
    props: []
  },
  JudgeManager: {
    entry: 'judge-manager',
    props: []
  },
  SchemeManager: {
    entry: 'scheme-manager',
    props: []
  },
  ActivityManager: {
    entry: 'activity-manager',
    props: []
  },
  BehalfEntries: {
    entry: 'behalf-entries',
    props: []
  },
  PrincipalManager: {
    entry: 'principal-manager',
    props: []
  },
  ExpertQuestions: {
    entry: 'expert-questions',
    props: []
  },
  SignIn: {
    entry: 'sign-in',
    props: []
  },
  Registration: {
    entry: 'registration',
    props: []
  },
  PersonalCenter: {
    entry: 'personal-center',
    props: []
  }
}
