import { areasAndOrganizations } from './0001_areas_and_organisations'
import { people } from './0002_people'
import { rolesAndMenus } from './0003_roles_and_menus'
import { signIn } from './0004_sign_in'
import { content } from './0005_content'
import { logs } from './0006_logs'
import { storedKey } from './0007_kept_key'
import { tasksAndImports } from './0008_tasks_and_imports'
import { permissionsVersion } from './0009_permissions_version'
import { personalAccess } from './0010_personal_access'
import { userList } from './0011_user_list'
import { menuVersion } from './0012_menu_version'
import { nameTotals } from './0013_name_totals'
import { portalContent } from './0014_portal_content'
import { articleSearch } from './0015_article_search'
import { uploads } from './0016_uploads'
import { searchTimeBuckets } from './0017_search_shelves'
import { recordHistory } from './0018_record_history'
import { viewCounts } from './0019_view_counts'
import { articleChoices } from './0020_article_choices'
import { frontPage } from './0021_front_page'
import { documentNumbers } from './0022_document_numbers'
import { schoolPresentation } from './0023_school_presentation'
import { articleTopics } from './0024_article_topics'
import { activityCheckin } from './0025_activity_checkin'
import { resourceChoices } from './0026_resource_choices'
import { workgroups } from './0027_workgroups'
import { homeSubmissions } from './0028_home_submissions'
import { areaVersion } from './0029_area_version'
import { logChains } from './0030_log_chains'
import { dataKeyChange } from './0031_data_key_change'
import { signInChallenges } from './0032_sign_in_challenges'
import { uploadFolder } from './0033_upload_folder'
import { articleEditing } from './0034_article_editing'
import { columnEditing } from './0035_column_editing'
import { pictureCopies } from './0036_picture_copies'
import { confirmations } from './0037_confirmations'
import { outbox } from './0038_outbox'
import { columnAddresses } from './0039_column_addresses'
import { siteLogo } from './0040_site_logo'
import { ownOperations } from './0041_own_operations'
import { mediaLibrary } from './0042_media_library'
import { schoolChanges } from './0043_school_changes'
import { appVersions } from './0044_app_versions'
import { resourceReview } from './0045_resource_review'
import { notifications } from './0046_notifications'
import { securityPolicy } from './0047_security_policy'
import { schoolProfileDrafts } from './0048_school_profile_drafts'
import { personalCentre } from './0049_personal_centre'
import { schoolChangeRequests } from './0050_school_change_requests'
import { registrations } from './0051_registrations'
import { passwordResets } from './0052_password_resets'
import { competitions } from './0053_competitions'
import { judging } from './0054_judging'
import { workDrafts } from './0055_work_drafts'
import { competitionEditing } from './0056_competition_editing'
import { qualification } from './0057_qualification'
import { resultVersions } from './0058_result_versions'
import { workViews } from './0059_work_views'
import { resultAdjusters } from './0060_result_adjusters'
import { judgingMonitor } from './0077_judging_monitor'
import { scoreSchemes } from './0076_score_schemes'
import { classInvitations } from './0067_class_invitations'
import { submissionLine } from './0075_submission_line'
import { certificateTemplates } from './0085_certificate_templates'
import { entryImports } from './0087_entry_imports'
import { contentImport } from './0090_content_import'
import { stageVersion } from './0091_stage_version'
import { usageIndexes } from './0092_usage_indexes'
import { mediaFacts } from './0094_media_facts'
import { expertQuestions } from './0096_expert_questions'
import { signInLocks } from './0097_sign_in_locks'
import { principalCases } from './0098_principal_cases'
import { transcodes } from './0099_transcodes'
import { expertQuestionMenu } from './0101_expert_question_menu'
import { sampleAssignments } from './0102_sample_assignments'
import { mergedRegistrations } from './0106_merged_registrations'
import { judgeInvitations } from './0107_judge_invitations'
import { movedFiles } from './0109_moved_files'
import { videoPosters } from './0110_video_posters'
import { usedTokens } from './0111_used_tokens'
import { resultNotices } from './0112_result_notices'
import { researcherVersion } from './0113_researcher_version'
import { siteArchives } from './0116_site_archives'
import { filmFrames } from './0117_film_frames'
import { dictionaryVersion } from './0118_dictionary_version'
import { userBlocks } from './0119_user_blocks'
import { keepAlive } from './0100_keep_alive'
import { workCover } from './0084_work_cover'
import { closedAccounts } from './0080_closed_accounts'
import { contactChannels } from './0081_contact_channels'
import { notificationSettings } from './0082_notification_settings'
import { preschoolReview } from './0065_preschool_review'
import { recommendations } from './0063_recommendations'
import { judgeProfiles } from './0061_judge_profiles'
import { principalDrafts } from './0095_principal_drafts'

/** One step of the schema. Steps only go forward; a published step never changes. */
export interface Migration {
  number: number
  name: string
  sql: string
}

/** Every step in order. */
export const migrations: readonly Migration[] = [
  { number: 1, name: 'areas and organisations', sql: areasAndOrganizations },
  { number: 2, name: 'people', sql: people },
  { number: 3, name: 'roles and menus', sql: rolesAndMenus },
  { number: 4, name: 'sign-in', sql: signIn },
  { number: 5, name: 'content', sql: content },
  { number: 6, name: 'logs', sql: logs },
  { number: 7, name: 'kept key', sql: storedKey },
  { number: 8, name: 'tasks and imports', sql: tasksAndImports },
  { number: 9, name: 'permissions version', sql: permissionsVersion },
  { number: 10, name: 'personal access', sql: personalAccess },
  { number: 11, name: 'user list', sql: userList },
  { number: 12, name: 'menu version', sql: menuVersion },
  { number: 13, name: 'name totals', sql: nameTotals },
  { number: 14, name: 'portal content', sql: portalContent },
  { number: 15, name: 'article search', sql: articleSearch },
  { number: 16, name: 'uploads', sql: uploads },
  { number: 17, name: 'search shelves', sql: searchTimeBuckets },
  { number: 18, name: 'record history', sql: recordHistory },
  { number: 19, name: 'view counts', sql: viewCounts },
  { number: 20, name: 'article choices', sql: articleChoices },
  { number: 21, name: 'front page', sql: frontPage },
  { number: 22, name: 'document numbers', sql: documentNumbers },
  { number: 23, name: 'school presentation', sql: schoolPresentation },
  { number: 24, name: 'article topics', sql: articleTopics },
  { number: 25, name: 'activity check-in', sql: activityCheckin },
  { number: 26, name: 'resource choices', sql: resourceChoices },
  { number: 27, name: 'workgroups', sql: workgroups },
  { number: 28, name: 'home submissions', sql: homeSubmissions },
  { number: 29, name: 'area version', sql: areaVersion },
  { number: 30, name: 'log chains', sql: logChains },
  { number: 31, name: 'data key change', sql: dataKeyChange },
  { number: 32, name: 'sign-in challenges', sql: signInChallenges },
  { number: 33, name: 'upload folder', sql: uploadFolder },
  { number: 34, name: 'article editing', sql: articleEditing },
  { number: 35, name: 'column editing', sql: columnEditing },
  { number: 36, name: 'picture copies', sql: pictureCopies },
  { number: 37, name: 'confirmations', sql: confirmations },
  { number: 38, name: 'outbox', sql: outbox },
  { number: 39, name: 'column addresses', sql: columnAddresses },
  { number: 40, name: 'site logo', sql: siteLogo },
  { number: 41, name: 'own operations', sql: ownOperations },
  { number: 42, name: 'media library', sql: mediaLibrary },
  { number: 43, name: 'school changes', sql: schoolChanges },
  { number: 44, name: 'app versions', sql: appVersions },
  { number: 45, name: 'resource review', sql: resourceReview },
  { number: 46, name: 'notifications', sql: notifications },
  { number: 47, name: 'security policy', sql: securityPolicy },
  { number: 48, name: 'school profile drafts', sql: schoolProfileDrafts },
  { number: 49, name: 'personal centre', sql: personalCentre },
  { number: 50, name: 'school change requests', sql: schoolChangeRequests },
  { number: 51, name: 'registrations', sql: registrations },
  { number: 52, name: 'password resets', sql: passwordResets },
  { number: 53, name: 'competitions', sql: competitions },
  { number: 54, name: 'judging', sql: judging },
  { number: 55, name: 'work drafts', sql: workDrafts },
  { number: 56, name: 'competition editing', sql: competitionEditing },
  { number: 57, name: 'qualification', sql: qualification },
  { number: 58, name: 'result versions', sql: resultVersions },
  { number: 59, name: 'work views', sql: workViews },
  { number: 60, name: 'result adjusters', sql: resultAdjusters },
  { number: 61, name: 'judge profiles', sql: judgeProfiles },
  { number: 63, name: 'recommendations', sql: recommendations },
  { number: 65, name: 'preschool review', sql: preschoolReview },
  { number: 67, name: 'class invitations', sql: classInvitations },
  { number: 75, name: 'submission line', sql: submissionLine },
  { number: 76, name: 'score schemes', sql: scoreSchemes },
  { number: 77, name: 'judging monitor', sql: judgingMonitor },
  { number: 80, name: 'closed accounts', sql: closedAccounts },
  { number: 81, name: 'contact channels', sql: contactChannels },
  { number: 82, name: 'notification settings', sql: notificationSettings },
  { number: 84, name: 'cover of a work', sql: workCover },
  { number: 85, name: 'certificate templates', sql: certificateTemplates },
  { number: 87, name: 'entry imports', sql: entryImports },
  { number: 90, name: 'content import', sql: contentImport },
  { number: 91, name: 'stage version', sql: stageVersion },
  { number: 92, name: 'usage indexes', sql: usageIndexes },
  { number: 94, name: 'media facts', sql: mediaFacts },
  { number: 95, name: 'principal drafts', sql: principalDrafts },
  { number: 96, name: 'expert questions', sql: expertQuestions },
  { number: 97, name: 'sign-in locks', sql: signInLocks },
  { number: 98, name: 'principal cases', sql: principalCases },
  { number: 99, name: 'transcodes', sql: transcodes },
  { number: 100, name: 'keep-alive of menus', sql: keepAlive },
  { number: 101, name: 'menu entry of expert questions', sql: expertQuestionMenu },
  { number: 102, name: 'sample assignments', sql: sampleAssignments },
  { number: 106, name: 'merged registrations', sql: mergedRegistrations },
  { number: 107, name: 'judge invitations', sql: judgeInvitations },
  { number: 109, name: 'moved files', sql: movedFiles },
  { number: 110, name: 'video posters', sql: videoPosters },
  { number: 111, name: 'used tokens', sql: usedTokens },
  { number: 112, name: 'result notices', sql: resultNotices },
  { number: 113, name: 'version of researchers', sql: researcherVersion },
  { number: 116, name: 'site archives', sql: siteArchives },
  { number: 117, name: 'film frames', sql: filmFrames },
  { number: 118, name: 'version of dictionaries', sql: dictionaryVersion },
  { number: 119, name: 'users by block of positions', sql: userBlocks },
]
