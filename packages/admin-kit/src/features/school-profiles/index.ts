export { SchoolProfiles, type SchoolProfilesProps } from './school-profiles.screen'
