// Generated from the screen definitions by `npm run generate`.
import { mountOf } from '../mount-in'
import * as screens from './screen-definitions'

/** Renders the screen UserManager into an element of the page. */
export const mountUserManager = mountOf(screens.userManager)
/** Renders the screen AreaManager into an element of the page. */
export const mountAreaManager = mountOf(screens.areaManager)
/** Renders the screen OrganizationManager into an element of the page. */
export const mountOrganizationManager = mountOf(screens.organizationManager)
/** Renders the screen RoleManager into an element of the page. */
export const mountRoleManager = mountOf(screens.roleManager)
/** Renders the screen RoleEditor into an element of the page. */
export const mountRoleEditor = mountOf(screens.roleEditor)
/** Renders the screen SelfEdit into an element of the page. */
export const mountSelfEdit = mountOf(screens.selfEdit)
/** Renders the screen ArticleManager into an element of the page. */
export const mountArticleManager = mountOf(screens.articleManager)
/** Renders the screen ArticleReview into an element of the page. */
export const mountArticleReview = mountOf(screens.articleReview)
/** Renders the screen SecurityPolicy into an element of the page. */
export const mountSecurityPolicy = mountOf(screens.securityPolicy)
/** Renders the screen LoginLog into an element of the page. */
export const mountLoginLog = mountOf(screens.loginLog)
/** Renders the screen OperationLog into an element of the page. */
export const mountOperationLog = mountOf(screens.operationLog)
/** Renders the screen DictionaryManager into an element of the page. */
export const mountDictionaryManager = mountOf(screens.dictionaryManager)
/** Renders the screen StageManager into an element of the page. */
export const mountStageManager = mountOf(screens.stageManager)
/** Renders the screen MessageCenter into an element of the page. */
export const mountMessageCenter = mountOf(screens.messageCenter)
/** Renders the screen MenuConfig into an element of the page. */
export const mountMenuConfig = mountOf(screens.menuConfig)
/** Renders the screen ColumnManager into an element of the page. */
export const mountColumnManager = mountOf(screens.columnManager)
/** Renders the screen SiteManager into an element of the page. */
export const mountSiteManager = mountOf(screens.siteManager)
/** Renders the screen WorkgroupManager into an element of the page. */
export const mountWorkgroupManager = mountOf(screens.workgroupManager)
/** Renders the screen WorkgroupEditor into an element of the page. */
export const mountWorkgroupEditor = mountOf(screens.workgroupEditor)
/** Renders the screen Home into an element of the page. */
export const mountHome = mountOf(screens.home)
/** Renders the screen FileLibrary into an element of the page. */
export const mountFileLibrary = mountOf(screens.fileLibrary)
/** Renders the screen ResourceManager into an element of the page. */
export const mountResourceManager = mountOf(screens.resourceManager)
/** Renders the screen SchoolProfiles into an element of the page. */
export const mountSchoolProfiles = mountOf(screens.schoolProfiles)
/** Renders the screen AppVersions into an element of the page. */
export const mountAppVersions = mountOf(screens.appVersions)
/** Renders the screen DataOverview into an element of the page. */
export const mountDataOverview = mountOf(screens.dataOverview)
/** Renders the screen RegistrationApproval into an element of the page. */
export const mountRegistrationApproval = mountOf(screens.registrationApproval)
/** Renders the screen ChangeSchoolApproval into an element of the page. */
export const mountChangeSchoolApproval = mountOf(screens.changeSchoolApproval)
/** Renders the screen CompetitionManager into an element of the page. */
export const mountCompetitionManager = mountOf(screens.competitionManager)
/** Renders the screen EntryManager into an element of the page. */
export const mountEntryManager = mountOf(screens.entryManager)
/** Renders the screen ResultManager into an element of the page. */
export const mountResultManager = mountOf(screens.resultManager)
/** Renders the screen PreschoolManager into an element of the page. */
export const mountPreschoolManager = mountOf(screens.preschoolManager)
/** Renders the screen JudgeManager into an element of the page. */
export const mountJudgeManager = mountOf(screens.judgeManager)
/** Renders the screen SchemeManager into an element of the page. */
export const mountSchemeManager = mountOf(screens.schemeManager)
/** Renders the screen ActivityManager into an element of the page. */
export const mountActivityManager = mountOf(screens.activityManager)
/** Renders the screen BehalfEntries into an element of the page. */
export const mountBehalfEntries = mountOf(screens.behalfEntries)
/** Renders the screen PrincipalManager into an element of the page. */
export const mountPrincipalManager = mountOf(screens.principalManager)
/** Renders the screen ExpertQuestions into an element of the page. */
export const mountExpertQuestions = mountOf(screens.expertQuestions)
/** Renders the screen SignIn into an element of the page. */
export const mountSignIn = mountOf(screens.signIn)
/** Renders the screen Registration into an element of the page. */
export const mountRegistration = mountOf(screens.registration)
/** Renders the screen PersonalCenter into an element of the page. */
export const mountPersonalCenter = mountOf(screens.personalCenter)
